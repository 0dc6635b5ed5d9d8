import { buildFigures, buildReport, buildRow } from '../testing/buildReport.ts';
import { wordsOf } from '../testing/words.ts';
import { sheetHeads, sheetRows, writtenTable } from './reportTable.ts';

describe('writtenTable', () => {
  test('has each figure with its difference, and that of all together last', () => {
    const { columns, rows, total } = writtenTable(buildReport(), wordsOf('en'));
    expect(columns).toEqual([
      'Country',
      'Agreements in force',
      'Outgoing places agreed',
      'Outgoing places used',
      'Incoming places agreed',
    ]);
    expect(rows[0]).toEqual(['Austria', '10 (−2)', '20 (0)', '7 (+4)', '18 (+7)']);
    expect(total).toEqual(['All together', '1,234 (+34)', '2,100 (−50)', '800 (0)', '1,900 (+50)']);
  });

  test('groups numbers as Greek does, and names lines in Greek', () => {
    const { rows, total } = writtenTable(buildReport(), wordsOf('gr'), 1);
    expect(rows.map(([name]) => name)).toEqual(['Αυστρία']);
    expect(total?.slice(0, 2)).toEqual(['Σύνολο', '1.234 (+34)']);
  });

  test('leaves out what nobody knows', () => {
    const unknown = { now: buildFigures({ used: null }), before: buildFigures({ used: null }) };
    const report = buildReport({ total: unknown, rows: [buildRow(unknown)] });
    expect(writtenTable(report, wordsOf('en')).columns).toHaveLength(4);
    expect(sheetHeads(report, wordsOf('en'))).toHaveLength(10);
  });
});

describe('the sheet of a table', () => {
  test('has numbers as numbers: of the year, the one before, and their difference', () => {
    const report = buildReport();
    expect(sheetHeads(report, wordsOf('en')).slice(0, 4)).toEqual([
      'Country',
      'Agreements in force, 2026-2027',
      'Agreements in force, 2025-2026',
      'Agreements in force, difference',
    ]);
    const rows = sheetRows(report, wordsOf('en'));
    expect(rows[0]).toEqual(['Austria', 10, 12, -2, 20, 20, 0, 7, 3, 4, 18, 11, 7]);
    expect(rows.at(-1)?.slice(0, 4)).toEqual(['All together', 1234, 1200, 34]);
    for (const row of rows) expect(row).toHaveLength(sheetHeads(report, wordsOf('en')).length);
  });

  test('has the codes of partners and fields in a column of their own, also of what has none', () => {
    const report = buildReport({
      by: 'field',
      rows: [
        buildRow({ name: 'Law', nameGR: null, code: '0421' }),
        buildRow({ id: null, name: null, nameGR: null }),
      ],
    });
    expect(sheetHeads(report, wordsOf('gr')).slice(0, 2)).toEqual([
      'Γνωστικό αντικείμενο',
      'Κωδικός ISCED-F',
    ]);
    expect(sheetRows(report, wordsOf('gr')).map((row) => row.slice(0, 2))).toEqual([
      ['Law', '0421'],
      ['Χωρίς γνωστικό αντικείμενο', null],
      ['Σύνολο', null],
    ]);
    expect(writtenTable(report, wordsOf('en')).rows[0]?.[0]).toBe('0421 Law');
  });

  test('compares each year with the one before it, without a sum of years', () => {
    const report = buildReport({ by: 'year', rows: [buildRow({ id: 2025 }), buildRow({ id: 2026 })] });
    expect(sheetHeads(report, wordsOf('en'))[1]).toBe('Agreements in force, the year');
    expect(sheetRows(report, wordsOf('en')).map(([name]) => name)).toEqual(['2025-2026', '2026-2027']);
    expect(writtenTable(report, wordsOf('en')).total).toBeNull();
  });
});
