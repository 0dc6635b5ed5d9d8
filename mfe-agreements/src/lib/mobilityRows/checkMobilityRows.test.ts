import { ROW_FORMS, type StaffRowForm } from './rowForms.ts';
import { checkMobilityRows } from './checkMobilityRows.ts';
import { duplicateOf, newRow } from './mobilityRow.ts';

const staff: StaffRowForm = {
  ...ROW_FORMS.staffMobilitiesForTeaching.empty(),
  fromInstitution: 1,
  toInstitution: 7,
  subjectAreasWithClarifications: [{ subjectArea: 55, clarification: '' }],
  mobilitiesPerYear: 2,
  totalDaysPerYear: 10,
};

describe('checkMobilityRows', () => {
  test('has nothing to say about a list that is switched off, an empty one, and one that is complete', () => {
    expect(checkMobilityRows('staffMobilitiesForTeaching', null)).toEqual([]);
    expect(checkMobilityRows('staffMobilitiesForTeaching', [])).toEqual([]);
    expect(checkMobilityRows('staffMobilitiesForTeaching', [staff])).toEqual([]);
  });

  test('names every open field of a new row', () => {
    const issues = checkMobilityRows('studentMobilitiesForStudies', [
      newRow('studentMobilitiesForStudies', 1, 7),
    ]);
    expect(issues).toMatchObject([
      { field: 'studentMobilitiesForStudies.0.mobilitiesPerYear', code: 'required' },
      {
        field: 'studentMobilitiesForStudies.0.subjectAreasWithClarifications.0.subjectArea',
        code: 'required',
      },
      { field: 'studentMobilitiesForStudies.0.totalMonthsPerYear', code: 'required' },
      { field: 'studentMobilitiesForStudies.0.studyCycles', code: 'study-cycle-missing' },
    ]);
  });

  test('tells a text that is no number from nothing at all', () => {
    expect(
      checkMobilityRows('staffMobilitiesForTeaching', [staff, { ...staff, totalDaysPerYear: Number.NaN }]),
    ).toEqual([{ field: 'staffMobilitiesForTeaching.1.totalDaysPerYear', code: 'not-a-number' }]);
  });

  test('judges what a partner sent only once somebody changes it, and no copy of it', () => {
    const list = 'staffMobilitiesForTeaching';
    const sent = { ...staff, subjectAreasWithClarifications: [], totalDaysPerYear: 900 };
    const written: object = ROW_FORMS[list].write(sent);
    const was = Object.fromEntries(
      Object.entries(written).map(([member, value]) => [member, JSON.stringify(value)]),
    );
    const row = { ...sent, asPartnerSent: { was, untouched: Object.keys(was), words: [] } };
    const codes = (changed: StaffRowForm) => checkMobilityRows(list, [changed]).map(({ field }) => field);
    expect(codes(row)).toEqual([]);
    expect(codes({ ...row, otherInfoTerms: 'More' })).toEqual([]);
    expect(codes({ ...row, totalDaysPerYear: 901 })).toEqual([`${list}.0.totalDaysPerYear`]);
    expect(codes({ ...row, mobilitiesPerYear: 3 })).toEqual([`${list}.0.totalDaysPerYear`]);
    expect(codes(duplicateOf(row))).toEqual([
      `${list}.0.subjectAreasWithClarifications`,
      `${list}.0.totalDaysPerYear`,
    ]);
  });

  test('measures days by the number of staff', () => {
    expect(checkMobilityRows('staffMobilitiesForTeaching', [{ ...staff, totalDaysPerYear: 3 }])).toEqual([
      {
        field: 'staffMobilitiesForTeaching.0.totalDaysPerYear',
        code: 'days-out-of-range',
        params: { min: 2, max: 60 },
      },
    ]);
  });
});
