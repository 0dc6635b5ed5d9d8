import { operationOf, statementText } from './statementText.ts';

describe('statementText', () => {
  test.each([
    [
      "select 1 from people where name = 'Μαρία' and age > 30",
      'select ? from people where name = ? and age > ?',
    ],
    ["insert into t values ('it''s', $1, -2.5)", 'insert into t values (?, $1, ?)'],
    ['select "col1", t2.c3 from\n  t2 where x = $12', 'select "col1", t2.c3 from t2 where x = $12'],
    [`select '${'x'.repeat(3000)}'`, 'select ?'],
    [String.raw`select E'it\'s secret', 'C:\', "it's", 'other'`, `select ?, ?, "it's", ?`],
    ['do $body$ begin perform 1; end $body$', 'do ?'],
  ])('says of %p what it does, and no value', (text, expected) => {
    expect(statementText(text)).toBe(expected);
  });
});

describe('operationOf', () => {
  test('is the first word', () => {
    expect([operationOf(' (select 1)'), operationOf('with x as'), operationOf('')]).toEqual([
      'SELECT',
      'WITH',
      'OTHER',
    ]);
  });
});
