import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { APPROVED, AREAS, LANGUAGES, openedRows, rowsOf, studentRow, wordsIn } from '../testing/buildRows.ts';
import { changedCells, isChanged, openedEdit, type AgreementEdit } from './agreementEdit.ts';
import { typedChange, withStep } from './cellChanges.ts';
import { GRID_COLUMNS, isEdited, type ColumnId } from './columns.ts';
import { gridRows } from './gridRows.ts';
import { onTopOf, withDrafts } from './meanwhile.ts';
import { faultsOf, isRefusedHere } from './rowFaults.ts';
import { toDraftRows } from './rowsForm.ts';
import { toSavedRows } from './savedRows.ts';

const words = wordsIn();
const IRO = ROLE_PERMISSIONS.IRO;
const STUDIES = 'studentMobilitiesForStudies';

/** Types a text into a cell of an agreement, as the table does. */
function typed(edit: AgreementEdit, line: number, id: ColumnId, text: string): AgreementEdit {
  const row = gridRows([edit])[line]!;
  const column = GRID_COLUMNS.find((one) => one.id === id)!;
  const change = isEdited(column) ? typedChange(row, column, text, words) : undefined;
  return change === undefined ? edit : withStep([edit], [change], 'after')[0]!;
}
const opened = (change = {}) => openedRows(rowsOf(1, change)).edits[0]!;
const faults = (edit: AgreementEdit) =>
  [...faultsOf(edit, { areas: AREAS, languages: LANGUAGES })].map(([name, fault]) => [
    name.split('/').at(-1),
    fault.kind === 'refused' ? fault.code : fault.kind,
  ]);

describe('what may be edited', () => {
  test.each([
    ['a draft by the office', {}, IRO, undefined],
    ['a draft by Faculty', {}, ROLE_PERMISSIONS.Faculty, undefined],
    [
      'a submitted one by Faculty',
      { status: { id: 2, name: 'Submitted' } },
      ROLE_PERMISSIONS.Faculty,
      'not-permitted',
    ],
    ['what all approved', APPROVED, IRO, 'approved-by-all'],
    ['what is deleted', { isDeleted: true }, IRO, 'deleted'],
  ])('%s', (_what, change, permissions, refusal) => {
    expect(openedEdit(rowsOf(1, change), permissions).locked).toBe(refusal);
  });
});

test('a save names the version, the lists that changed, and of each row the members that did', () => {
  const edit = typed(opened(), 0, 'mobilitiesPerYear', '5');
  expect(toSavedRows(edit)).toEqual({
    id: 1,
    dateModified: '2026-10-06T09:30:00.000Z',
    [STUDIES]: [{ id: 11, mobilitiesPerYear: 5 }],
  });
  expect([...changedCells(edit)]).toEqual([`${STUDIES}/row-11/mobilitiesPerYear`]);
  expect(isChanged(typed(edit, 0, 'mobilitiesPerYear', '2'))).toBe(false);
});

test('faults are those of the form and those before sending, each at its cell', () => {
  expect(faults(opened())).toEqual([]);
  expect(faults(typed(opened(), 0, 'totalMonthsPerYear', '80'))).toEqual([
    ['totalMonthsPerYear', 'months-out-of-range'],
  ]);
  expect(faults(typed(opened(), 0, 'recommendedLanguageSkills', ''))).toEqual([
    ['recommendedLanguageSkills', 'required'],
  ]);
  expect(faults(typed(opened(), 0, 'subjectAreasWithClarifications', '042'))).toEqual([
    ['subjectAreasWithClarifications', 'code-not-detailed'],
  ]);
  expect(faults(typed(opened(), 1, 'mobilitiesPerYear', 'some'))).toEqual([['mobilitiesPerYear', 'unread']]);
  expect(faults(opened({ institutions: [rowsOf(1).institutions[0]] }))).toContainEqual([
    'agreement',
    'required',
  ]);
});

test('what is no value keeps an agreement from being saved, and so does what the form refuses, but not what only sending does', () => {
  expect(isRefusedHere(typed(opened(), 0, 'mobilitiesPerYear', 'some'))).toBe(true);
  expect(isRefusedHere(typed(opened(), 0, 'totalMonthsPerYear', '80'))).toBe(true);
  expect(isRefusedHere(typed(opened(), 0, 'recommendedLanguageSkills', ''))).toBe(false);
});

describe('what somebody else saved in the meantime', () => {
  const mine = typed(typed(opened(), 0, 'mobilitiesPerYear', '5'), 1, 'totalDaysPerYear', 'soon');
  const current = rowsOf(1, {
    dateModified: '2026-11-01T00:00:00.000Z',
    [STUDIES]: [studentRow(11, { mobilitiesPerYear: 9, totalMonthsPerYear: 40 })],
  });

  test('is taken where only they changed something, and shown beside what was typed where both did', () => {
    const both = onTopOf(mine, current, IRO);
    expect(both.form[STUDIES]?.[0]).toMatchObject({ mobilitiesPerYear: 5, totalMonthsPerYear: 40 });
    expect([...both.meanwhile]).toEqual([[`${STUDIES}/row-11/mobilitiesPerYear`, 9]]);
    expect(faults(both)).toEqual([
      ['totalDaysPerYear', 'unread'],
      ['mobilitiesPerYear', 'meanwhile'],
    ]);
    expect(toSavedRows(both)).toMatchObject({ dateModified: current.dateModified });
    expect(typed(both, 0, 'mobilitiesPerYear', '6').meanwhile.size).toBe(0);
  });

  test('is nothing to be saved where they saved the same', () => {
    const same = rowsOf(1, { [STUDIES]: [studentRow(11, { mobilitiesPerYear: 5 })] });
    expect(isChanged(onTopOf(typed(opened(), 0, 'mobilitiesPerYear', '5'), same, IRO))).toBe(false);
  });

  test('a row that they removed is kept with what was typed, and made anew', () => {
    const both = onTopOf(mine, rowsOf(1, { [STUDIES]: [] }), IRO);
    expect(faults(both)).toContainEqual(['agreement', 'meanwhile']);
    expect(toSavedRows(both)).toMatchObject({ [STUDIES]: [{ mobilitiesPerYear: 5, fromInstitution: 1 }] });
    expect((toSavedRows(both) as Record<string, object[]>)[STUDIES]?.[0]).not.toHaveProperty('id');
  });
});

test('drafts go on where they were left, the newest on top', () => {
  const draftOf = (edit: AgreementEdit, savedAt: string) => ({
    draft: {
      savedAt,
      version: null,
      creationKey: null,
      opened: toDraftRows({ form: edit.opened, texts: {} }),
      form: toDraftRows(edit),
    },
  });
  const first = draftOf(typed(opened(), 0, 'mobilitiesPerYear', '5'), '2026-11-01T10:00:00Z');
  const second = draftOf(
    typed(typed(opened(), 0, 'mobilitiesPerYear', '6'), 1, 'totalDaysPerYear', 'soon'),
    '2026-11-01T11:00:00Z',
  );
  const both = withDrafts(typed(opened(), 0, 'totalMonthsPerYear', '20'), [second, first], IRO);
  expect(both.form[STUDIES]?.[0]).toMatchObject({ mobilitiesPerYear: 6, totalMonthsPerYear: 20 });
  expect(Object.values(both.texts)).toEqual(['soon']);
});
