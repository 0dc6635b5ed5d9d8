import { Problem } from '../../platform/problems/problem.ts';
import { parseQuery } from './queryOptions.ts';
import { readQueryString } from '../../platform/query/queryString.ts';

const parse = (options: Record<string, string>, kind: 'list' | 'item' = 'list') =>
  parseQuery(new Map(Object.entries(options)), kind);

function refusedField(options: Record<string, string>, kind: 'list' | 'item' = 'list'): string | undefined {
  try {
    parse(options, kind);
  } catch (error) {
    if (error instanceof Problem) return `${error.statusCode} ${error.field}`;
    throw error;
  }
  return undefined;
}

describe('parseQuery', () => {
  test('gives 30 rows with a count when nothing is asked', () => {
    expect(parse({})).toMatchObject({
      top: 30,
      skip: 0,
      hasCount: true,
      isFirst: false,
      levels: 1,
      expand: [],
      orderBy: [],
    });
  });

  test('counts an empty option as absent', () => {
    expect(parse({ $filter: '', $select: ' ' })).not.toHaveProperty('filter');
  });

  test.each([
    [{ $count: 'false' }, false],
    [{ $count: 'true' }, true],
    [{ $inlinecount: 'allpages' }, true],
    [{ $inlinecount: 'none' }, false],
  ])('reads %j as count %j', (options: Record<string, string>, expected) => {
    expect(parse(options).hasCount).toBe(expected);
  });

  test('keys a selected path by its last member unless it names an alias', () => {
    expect(
      parse({ $select: 'id, institution/erasmusCode,institution/name as partner,count(id) as n,max(id)' })
        .select,
    ).toEqual([
      { path: ['id'], key: 'id' },
      { path: ['institution', 'erasmusCode'], key: 'erasmusCode' },
      { path: ['institution', 'name'], key: 'partner' },
      { path: ['id'], key: 'n', aggregate: 'count' },
      { path: ['id'], key: 'max_id', aggregate: 'max' },
    ]);
  });

  test('reads orders with their directions', () => {
    expect(parse({ $orderby: 'institution/name desc, id' }).orderBy).toEqual([
      { path: ['institution', 'name'], isDescending: true },
      { path: ['id'], isDescending: false },
    ]);
  });

  test('reads nested options of an expanded link', () => {
    const [institutions, contacts] = parse({
      $expand:
        "institutions($select=id,name;$expand=country($select=id);$filter=name ne 'a;b,(c';$top=2),departmentalCoordinatorContacts/department",
    }).expand;
    expect(institutions).toMatchObject({
      link: 'institutions',
      top: 2,
      expand: [{ link: 'country' }],
      filter: { kind: 'compare' },
    });
    expect(contacts).toMatchObject({
      link: 'departmentalCoordinatorContacts',
      expand: [{ link: 'department' }],
    });
  });

  test.each([
    [{ $filtre: 'id eq 1' }, '400 $filtre'],
    [{ filter: 'id eq 1' }, '400 filter'],
    [{ ['__proto__']: '1' }, '400 __proto__'],
    [{ constructor: '1' }, '400 constructor'],
    [{ $top: 'ten' }, '400 $top'],
    [{ $top: '1e3' }, '400 $top'],
    [{ $top: '-2' }, '400 $top'],
    [{ $top: '99999999999' }, '400 $top'],
    [{ $skip: '-1' }, '400 $skip'],
    [{ $skip: '2147483648' }, '400 $skip'],
    [{ $count: 'maybe' }, '400 $count'],
    [{ $select: 'id,,name' }, '400 $select'],
    [{ $select: 'id,' }, '400 $select'],
    [{ $select: 'name,institution/name' }, '400 $select'],
    [{ $select: 'id"; drop table users --' }, '400 $select'],
    [{ $select: 'id as "x"' }, '400 $select'],
    [{ $select: `id as ${'x'.repeat(61)}` }, '400 $select'],
    [{ $select: 'median(id)' }, '400 $select'],
    [{ $select: Array.from({ length: 101 }, (_, index) => `m${index}`).join(',') }, '400 $select'],
    [{ $orderby: 'id sideways' }, '400 $orderby'],
    [{ $orderby: 'id desc nulls' }, '400 $orderby'],
    [{ $orderby: '1' }, '400 $orderby'],
    [{ $orderby: Array.from({ length: 21 }, () => 'id').join(',') }, '400 $orderby'],
    [{ $groupby: Array.from({ length: 21 }, () => 'id').join(',') }, '400 $groupby'],
    [{ $expand: 'institutions(' }, '400 $expand'],
    [{ $expand: 'institutions)' }, '400 $expand'],
    [{ $expand: 'institutions($find=1)' }, '400 $expand'],
    [{ $expand: 'status,status' }, '400 $expand'],
    [{ $expand: 'a($expand=b($expand=c($expand=d($expand=e))))' }, '400 $expand'],
    [{ $levels: '9' }, '400 $levels'],
    [{ $filter: '(' }, '400 $filter'],
    [{ $expand: 'x'.repeat(8001) }, '400 $expand'],
  ])('refuses %j', (options: Record<string, string>, expected) => {
    expect(refusedField(options)).toBe(expected);
  });

  test('takes only what shapes a record when one record is read', () => {
    expect(refusedField({ $select: 'id' }, 'item')).toBeUndefined();
    expect(refusedField({ $filter: 'id eq 1' }, 'item')).toBe('400 $filter');
  });

  test('takes the window of a list where one record is read, as the protocol has it, and checks it', () => {
    expect(refusedField({ $top: '1', $skip: '0', $count: 'false' }, 'item')).toBeUndefined();
    expect(refusedField({ $top: '-1' }, 'item')).toBeUndefined();
    expect(refusedField({ $top: 'one' }, 'item')).toBe('400 $top');
    expect(refusedField({ $skip: '-1' }, 'item')).toBe('400 $skip');
    expect(refusedField({ $count: 'maybe' }, 'item')).toBe('400 $count');
  });
});

describe('readQueryString', () => {
  test('decodes percent signs and plus signs', () => {
    const options = readQueryString('/api/Users?$filter=name%20eq+%27%CE%91%26b%2Bc%27&$top=5');
    expect([...options]).toEqual([
      ['$filter', "name eq 'Α&b+c'"],
      ['$top', '5'],
    ]);
  });

  test.each(['/a?$filter=%', '/a?$filter=%zz', '/a?$filter=%ff', '/a?%c0%ae=1', '/a?$top=1&$top=2'])(
    'refuses %s',
    (address) => {
      expect(() => readQueryString(address)).toThrow(Problem);
    },
  );
});
