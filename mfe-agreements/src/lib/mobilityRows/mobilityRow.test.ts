import { ROW_FORMS, type StudentRowForm } from './rowForms.ts';
import { directionOf, duplicateOf, newRow, oppositeOf } from './mobilityRow.ts';

const row: StudentRowForm = {
  ...ROW_FORMS.studentMobilitiesForStudies.empty(),
  key: 'row-5',
  fromInstitution: 1,
  fromDepartment: { id: 4, name: 'School of Law' },
  toInstitution: 7,
  subjectAreasWithClarifications: [{ subjectArea: 55, clarification: 'Private law' }],
  recommendedLanguageSkills: [{ language: 2, languageLevel: 'B1', subjectAreaWithClarification: null }],
  mobilitiesPerYear: 2,
  otherInfoTerms: 'Two terms',
  studyCycles: [{ studyCycle: '1st' }],
  totalMonthsPerYear: 10,
  blended: true,
};

describe('newRow', () => {
  test('asks students for cycles and months, and staff for days', () => {
    expect(newRow('studentMobilitiesForStudies', 1, 7)).toMatchObject({
      fromInstitution: 1,
      toInstitution: 7,
      studyCycles: [],
      totalMonthsPerYear: null,
      blended: false,
    });
    const staff = newRow('staffMobilitiesForTraining', 7, 1);
    expect(staff).toMatchObject({ fromInstitution: 7, totalDaysPerYear: null });
    expect(staff).not.toHaveProperty('studyCycles');
  });
});

describe('duplicateOf', () => {
  test('copies everything but the key, so that one can be changed without the other', () => {
    const copy = duplicateOf(row);
    expect({ ...copy, key: row.key }).toEqual(row);
    expect(copy.key).not.toBe(row.key);
    copy.studyCycles.push({ studyCycle: '2nd' });
    expect(row.studyCycles).toHaveLength(1);
  });
});

describe('oppositeOf', () => {
  test('exchanges both ends, departments with their institutions, and keeps the rest', () => {
    const opposite = oppositeOf(row);
    expect(opposite).toMatchObject({
      fromInstitution: 7,
      fromDepartment: null,
      toInstitution: 1,
      toDepartment: { id: 4, name: 'School of Law' },
      totalMonthsPerYear: 10,
    });
    expect(opposite.key).not.toBe(row.key);
  });
});

describe('directionOf', () => {
  test.each([
    [1, 7, 'local-sends'],
    [7, 1, 'partner-sends'],
    [1, 1, null],
    [9, 1, null],
    [null, 1, null],
  ])('reads a row from %p to %p as %p', (fromInstitution, toInstitution, direction) => {
    expect(directionOf({ fromInstitution, toInstitution }, 1, 7)).toBe(direction);
  });
});
