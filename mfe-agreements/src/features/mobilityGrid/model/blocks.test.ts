import { APPROVED, openedRows, rowsOf, studentRow, wordsIn } from '../testing/buildRows.ts';
import type { Selection } from '../sheet/range.ts';
import { clearBlock, copyBlock, fillDown, pasteBlock } from './blocks.ts';
import { withStep } from './cellChanges.ts';
import { cellText } from './cellText.ts';
import { GRID_COLUMNS, type ColumnId } from './columns.ts';
import { gridRows } from './gridRows.ts';
import { afterAct } from './gridState.ts';

const words = wordsIn();
const col = (id: ColumnId) => GRID_COLUMNS.findIndex((column) => column.id === id);
const area = (top: number, left: ColumnId, bottom = top, right = left): Selection => ({
  anchor: { row: top, column: col(left) },
  cursor: { row: bottom, column: col(right) },
});
// Lines 0 and 2 are rows of students, 1 and 3 of staff; agreement 3 cannot be edited.
const { edits, rows } = openedRows(rowsOf(1), rowsOf(2), rowsOf(3, APPROVED));
const textsOf = (now: typeof edits, id: ColumnId) =>
  gridRows(now).map((row) => cellText(row, GRID_COLUMNS[col(id)]!, words));

describe('a block that is pasted', () => {
  test('goes into its cells, and names what found none', () => {
    const block = [
      ['3', '12,5', '9'],
      ['4', '', '20'],
      ['5', '15', ''],
      ['6', '', 'many'],
      ['7', '', ''],
    ];
    const { step, misfits, unread } = pasteBlock(rows, area(0, 'mobilitiesPerYear'), block, words);
    const after = withStep(edits, step, 'after');
    expect(textsOf(after, 'mobilitiesPerYear')).toEqual(['3', '4', '5', '6', '2', '2']);
    expect(textsOf(after, 'totalMonthsPerYear')).toEqual(['12.5', '', '15', '', '10', '']);
    expect(textsOf(after, 'totalDaysPerYear')).toEqual(['', '20', '', 'many', '', '10']);
    expect(unread).toBe(1);
    expect(misfits).toEqual([
      { row: 0, column: 'totalDaysPerYear', text: '9', reason: 'otherKind' },
      { row: 4, column: 'mobilitiesPerYear', text: '7', reason: 'locked' },
    ]);
  });

  test('names what lies behind the last line and the last column, and what is only read', () => {
    const { step, misfits } = pasteBlock(rows, area(5, 'years'), [['x', 'y', 'z'], ['late']], words);
    expect(step).toEqual([]);
    expect(misfits.map(({ text, reason }) => `${text} ${reason}`)).toEqual([
      'x onlyRead',
      'y onlyRead',
      'z noColumn',
      'late noRow',
    ]);
  });

  test('of one value goes into every selected cell, and one of some lines is repeated where it fits', () => {
    const one = pasteBlock(rows, area(0, 'mobilitiesPerYear', 3), [['8']], words);
    expect(textsOf(withStep(edits, one.step, 'after'), 'mobilitiesPerYear').slice(0, 4)).toEqual([
      '8',
      '8',
      '8',
      '8',
    ]);
    const two = pasteBlock(rows, area(0, 'mobilitiesPerYear', 3), [['8'], ['9']], words);
    expect(textsOf(withStep(edits, two.step, 'after'), 'mobilitiesPerYear').slice(0, 4)).toEqual([
      '8',
      '9',
      '8',
      '9',
    ]);
  });

  test('that was copied here changes nothing where it came from, and everything is found again elsewhere', () => {
    const everything = { anchor: { row: 0, column: 0 }, cursor: { row: 5, column: GRID_COLUMNS.length - 1 } };
    const copied = copyBlock(rows, everything, words);
    expect(pasteBlock(rows, everything, copied, words)).toEqual({ step: [], misfits: [], unread: 0 });
    expect(copied[0]).toEqual([
      '1 A GRAZ01',
      'Studies',
      'G LOCAL01 · School of Law',
      'A GRAZ01 · University of Graz',
      '0421',
      '2',
      '10',
      '',
      '5',
      '1st',
      'German B1',
      'No',
      '',
      '2026 – 2028',
      '1',
    ]);
  });
});

test('fill down copies the upper cells, passes over other kinds, and names what is locked', () => {
  const changed = withStep(
    edits,
    pasteBlock(rows, area(0, 'mobilitiesPerYear'), [['7', '30']], words).step,
    'after',
  );
  const { step, misfits } = fillDown(
    gridRows(changed),
    area(0, 'mobilitiesPerYear', 4, 'totalMonthsPerYear'),
    words,
  );
  const after = withStep(changed, step, 'after');
  expect(textsOf(after, 'mobilitiesPerYear')).toEqual(['7', '7', '7', '7', '2', '2']);
  expect(textsOf(after, 'totalMonthsPerYear')).toEqual(['30', '', '30', '', '10', '']);
  expect(misfits.map(({ row, reason }) => [row, reason])).toEqual([
    [1, 'otherKind'],
    [3, 'otherKind'],
    [4, 'locked'],
    [4, 'locked'],
  ]);
});

test('fill down of one line takes the line above, and of the first one nothing', () => {
  const { step } = fillDown(rows, area(1, 'mobilitiesPerYear'), words);
  expect(step).toEqual([]);
  expect(fillDown(rows, area(0, 'mobilitiesPerYear'), words).step).toEqual([]);
});

test('cells are emptied, and brought back step by step', () => {
  const start = { edits, past: [], future: [] };
  const { step } = clearBlock(
    rows,
    area(0, 'subjectAreasWithClarifications', 0, 'totalMonthsPerYear'),
    words,
  );
  const cleared = afterAct(start, { type: 'step', step });
  expect(textsOf(cleared.edits, 'mobilitiesPerYear')[0]).toBe('');
  expect(textsOf(cleared.edits, 'subjectAreasWithClarifications')[0]).toBe('');
  const back = afterAct(cleared, { type: 'undo' });
  expect(back.edits.map(({ form }) => form)).toEqual(edits.map(({ form }) => form));
  expect(textsOf(afterAct(back, { type: 'redo' }).edits, 'mobilitiesPerYear')[0]).toBe('');
  expect(afterAct(start, { type: 'undo' })).toBe(start);
});

test('departments are named in the language of the page', () => {
  const law = { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή', institution: { id: 1 } };
  const [row] = openedRows(
    rowsOf(1, {
      studentMobilitiesForStudies: [studentRow(11, { fromDepartment: law })],
      staffMobilitiesForTeaching: [],
    }),
  ).rows;
  const from = GRID_COLUMNS[col('from')]!;
  expect(cellText(row!, from, wordsIn('gr'))).toBe('G LOCAL01 · Νομική Σχολή');
  expect(cellText(row!, from, words)).toBe('G LOCAL01 · School of Law');
});
