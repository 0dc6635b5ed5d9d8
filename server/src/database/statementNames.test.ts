import { NAMES_LAST_S, StatementNames } from './statementNames.ts';

const TEXT = 'select 1';

function callOften(names: StatementNames, text: string): string | undefined {
  for (let call = 0; call < 3; call += 1) names.nameOf(text);
  return names.nameOf(text);
}

describe('StatementNames', () => {
  test('names a statement at its fourth call, and the same from then on', () => {
    const names = new StatementNames();
    expect([1, 2, 3, 4, 5].map(() => names.nameOf(TEXT))).toEqual([
      undefined,
      undefined,
      undefined,
      'portal_1',
      'portal_1',
    ]);
  });

  test('names a read however it is laid out', () => {
    const names = new StatementNames();
    expect(callOften(names, '\n    select 1')).toBe('portal_1');
    expect(callOften(names, '  WITH next AS (select 1) select 2')).toBe('portal_2');
  });

  test('names no other statement', () => {
    expect(callOften(new StatementNames(), 'insert into users values (1)')).toBeUndefined();
  });

  test('stops at a number of names and begins anew after an hour, with names that were never given', () => {
    let now = 0;
    const names = new StatementNames(() => now);
    for (let number = 1; number <= 100; number += 1)
      expect(callOften(names, `select ${number}`)).toBe(`portal_${number}`);
    expect(callOften(names, 'select 101')).toBeUndefined();
    now = NAMES_LAST_S * 1000;
    expect(callOften(names, 'select 101')).toBe('portal_101');
  });
});
