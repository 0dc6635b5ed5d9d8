import { ROW_FIELDS, type ComparableRow } from '../../../src/exchange/conditions/comparableRow.ts';
import { mergeRows, type ListToMerge } from '../../../src/exchange/services/office/mergeRows.ts';

const SILENT: any = Object.fromEntries(ROW_FIELDS.map((field) => [field, null]));

function says(row: Partial<ComparableRow> = {}): ComparableRow {
  return { ...SILENT, fromInstitution: 'a', toInstitution: 'b', startYear: '2026/2027', ...row };
}

const rowsOf = (lists: ListToMerge<any>) => mergeRows<any>(lists).map(({ row }) => row);

describe('the rows of an agreement that says what the partner does', () => {
  const kept = { id: 1, fromDepartment: 5, toDepartment: 6, totalMonthsPerYear: 10 };

  test('leaves a row alone that says the same, for other years too', () => {
    const rows = rowsOf({
      stored: [kept],
      ours: [says({ mobilitiesPerYear: '2' })],
      theirs: [says({ mobilitiesPerYear: '2', startYear: '2027/2028' })],
      imported: [{ fromDepartment: null, toDepartment: null }],
    });
    expect(rows).toEqual([kept]);
  });

  test('changes a row under its id, and keeps departments that the network has no word for', () => {
    const rows = rowsOf({
      stored: [kept],
      ours: [says({ totalMonthsPerYear: '10', toDepartment: 'unit-6' })],
      theirs: [says({ totalMonthsPerYear: '12' })],
      imported: [{ fromDepartment: null, toDepartment: null, totalMonthsPerYear: 12 }],
    });
    expect(rows).toEqual([{ id: 1, fromDepartment: 5, toDepartment: null, totalMonthsPerYear: 12 }]);
  });

  test('keeps what a copy cannot say', () => {
    const rows = rowsOf({
      stored: [{ ...kept, note: 'ours alone' }],
      ours: [says({ totalMonthsPerYear: '10' })],
      theirs: [says({ totalMonthsPerYear: '12' })],
      imported: [{ fromDepartment: null, toDepartment: null, totalMonthsPerYear: 12 }],
    });
    expect(rows).toEqual([{ ...kept, totalMonthsPerYear: 12, note: 'ours alone' }]);
  });

  test('drops rows that the partner does not have, and adds those that it alone has, in our order', () => {
    const rows = rowsOf({
      stored: [kept, { id: 2 }],
      ours: [says({ fromInstitution: 'b', toInstitution: 'a' }), says({ mobilitiesPerYear: '7' })],
      theirs: [says({ mobilitiesPerYear: '9', studyCycles: '3rd' }), says({ mobilitiesPerYear: '7' })],
      imported: [{ mobilitiesPerYear: 9 }, { mobilitiesPerYear: 7 }],
    });
    expect(rows).toEqual([{ id: 2 }, { mobilitiesPerYear: 9 }]);
  });

  test('says which condition of the partner each row stands for, and which were taken just now', () => {
    const merged = mergeRows<any>({
      stored: [kept, { id: 2 }],
      ours: [says({ mobilitiesPerYear: '1' }), says({ mobilitiesPerYear: '2' })],
      theirs: [says({ mobilitiesPerYear: '2' }), says({ mobilitiesPerYear: '3' })],
      imported: [{ mobilitiesPerYear: 2 }, { mobilitiesPerYear: 3 }],
    });
    expect(merged).toMatchObject([
      { row: { id: 1, mobilitiesPerYear: 3 }, condition: 1, isTaken: true },
      { row: { id: 2 }, condition: 0, isTaken: false },
    ]);
  });

  test('drops a row that the portal has no place for', () => {
    expect(rowsOf({ stored: [], ours: [], theirs: [says()], imported: [null] })).toEqual([]);
  });
});
