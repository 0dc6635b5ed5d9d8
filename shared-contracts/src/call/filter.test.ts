import { filter, type FilterValue } from './filter.ts';

describe('filter', () => {
  test.each<[FilterValue, string]>([
    [7, 'name eq 7'],
    [-1.5, 'name eq -1.5'],
    [true, 'name eq true'],
    [null, 'name eq null'],
    [new Date('2026-01-02T03:04:05.678Z'), "name eq '2026-01-02T03:04:05.678Z'"],
    ['', "name eq ''"],
    ['Αθήνα', "name eq 'Αθήνα'"],
    ["O'Neill", String.raw`name eq 'O\'Neill'`],
    [String.raw`a\b`, String.raw`name eq 'a\\b'`],
    [String.raw`\' or 1 eq 1 or name eq '`, String.raw`name eq '\\\' or 1 eq 1 or name eq \''`],
    ['two\nlines\r\tand a tab', String.raw`name eq 'two\nlines\r\tand a tab'`],
    ['nul\0byte', "name eq 'nulbyte'"],
    ['half \uD83D a smile', "name eq 'half \uFFFD a smile'"],
    ['100% & $filter=x', "name eq '100% & $filter=x'"],
  ])('quotes %j', (value, expected) => {
    expect(filter.eq('name', value)).toBe(expected);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses to compare with %d', (value) => {
    expect(() => filter.eq('id', value)).toThrow(RangeError);
  });

  test('looks for a text anywhere', () => {
    expect(filter.contains('partnerAgreementIdentifications/iiaId', "a'b")).toBe(
      String.raw`indexof(partnerAgreementIdentifications/iiaId,'a\'b') ge 0`,
    );
  });

  test('joins several values so that nothing around them leaks in', () => {
    const any = filter.anyOf('status/id', [1, 2]);
    expect(filter.and(any, filter.eq('isDeleted', false))).toBe(
      '((status/id eq 1 or status/id eq 2) and isDeleted eq false)',
    );
  });

  test('matches nothing with an empty list of values', () => {
    expect(filter.anyOf('id', [])).toBe('1 eq 0');
  });

  test('names several values at once', () => {
    expect(filter.oneOf('turn', ['us', "o'"])).toBe(String.raw`turn in ('us','o\'')`);
  });

  test('leaves out the parts that are not there', () => {
    expect(filter.and(undefined, filter.eq('id', 1), undefined)).toBe('id eq 1');
    expect(filter.and(undefined)).toBeUndefined();
    expect(filter.or()).toBeUndefined();
  });

  test('negates a whole expression', () => {
    expect(filter.not(filter.eq('id', 1))).toBe('not (id eq 1)');
  });
});
