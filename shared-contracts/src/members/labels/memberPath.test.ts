import { AGREEMENT_TREE } from '../../agreements/members/agreementTree.ts';
import { FACTSHEET_TREE } from '../../factsheets/members/factsheetTree.ts';
import { memberPath } from './memberPath.ts';

describe('memberPath', () => {
  test.each([
    ['startYear', ['Start year']],
    [
      'studentMobilitiesForStudies/0/totalMonthsPerYear',
      ['Student Mobility for Studies', 0, 'Total months per year'],
    ],
    [
      'staffMobilitiesForTraining.2.recommendedLanguageSkills.1.language',
      ['Staff Mobility for Training', 2, 'Recommended language skills', 1, 'Language'],
    ],
    [
      'departmentalCoordinatorContacts/1/department/name',
      ['Departmental coordinators', 1, 'Department', 'Department name'],
    ],
  ])('names each step of %s', (path, steps) => {
    expect(memberPath(AGREEMENT_TREE, path, 'en')).toEqual(steps);
  });

  test('speaks the language that is asked for', () => {
    expect(memberPath(FACTSHEET_TREE, 'deadlineIncomingsCalendar/autumnTerm', 'el')).toEqual([
      'Προθεσμία αιτήσεων εισερχομένων',
      'Χειμερινό εξάμηνο',
    ]);
  });

  test.each([
    ['departmentalCoordinatorContacts/0/roles/1/value', ['Departmental coordinators', 0, 'Roles']],
    ['institutions/1/country/countryName', ['Institutions', 1]],
    ['startYear/id', ['Start year']],
  ])('names what lies below a value or a reference like the member: %s', (path, steps) => {
    expect(memberPath(AGREEMENT_TREE, path, 'en')).toEqual(steps);
  });

  test('finds a member that a row does not have in the agreement around it', () => {
    expect(memberPath(AGREEMENT_TREE, 'studentMobilitiesForStudies/0/endYear', 'en').at(-1)).toBe('End year');
  });

  test('keeps the name of a member that a newer server knows', () => {
    expect(memberPath(AGREEMENT_TREE, 'studentMobilitiesForStudies/0/quota', 'en').at(-1)).toBe('quota');
    expect(memberPath(AGREEMENT_TREE, 'quota/0/size', 'en')).toEqual(['quota', 'size']);
  });
});
