import { staffMobilityRowSchema, studentMobilityRowSchema } from './mobilityRow.ts';

const ends = {
  fromInstitution: 1,
  toInstitution: { id: 7 },
  subjectAreasWithClarifications: [{ subjectArea: 5 }],
};
const student = {
  ...ends,
  mobilitiesPerYear: 2,
  totalMonthsPerYear: 10,
  studyCycles: [{ studyCycle: '1st' }],
};
const staff = { ...ends, mobilitiesPerYear: 2, totalDaysPerYear: 10 };

const refusals = (schema: typeof studentMobilityRowSchema | typeof staffMobilityRowSchema, row: object) =>
  (schema.safeParse(row).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('studentMobilityRowSchema', () => {
  test.each([
    [{}],
    [{ totalMonthsPerYear: 2 }],
    [{ totalMonthsPerYear: 60 }],
    [{ totalMonthsPerYear: 4.35 }],
    [{ recommendedLanguageSkills: [] }],
    [{ recommendedLanguageSkills: [{ language: 1, languageLevel: 'B1' }] }],
    [
      {
        recommendedLanguageSkills: [
          { language: 1, languageLevel: 'B1', subjectAreaWithClarification: { subjectArea: 5 } },
        ],
      },
    ],
    [
      {
        recommendedLanguageSkills: [
          {
            language: 1,
            languageLevel: 'B1',
            subjectAreaWithClarification: { subjectArea: null, clarification: ' ' },
          },
        ],
      },
    ],
  ])('accepts a row with %j', (change) => {
    expect(refusals(studentMobilityRowSchema, { ...student, ...change })).toEqual([]);
  });

  test.each([
    [{ totalMonthsPerYear: 1.99 }, 'totalMonthsPerYear: months-out-of-range'],
    [{ totalMonthsPerYear: 60.01 }, 'totalMonthsPerYear: months-out-of-range'],
    [{ totalMonthsPerYear: 4.355 }, 'totalMonthsPerYear: too-many-decimals'],
    [{ totalMonthsPerYear: null }, 'totalMonthsPerYear: required'],
    [{ mobilitiesPerYear: 2.5 }, 'mobilitiesPerYear: not-an-integer'],
    [{ mobilitiesPerYear: 0 }, 'mobilitiesPerYear: too-small'],
    [{ mobilitiesPerYear: -5 }, 'mobilitiesPerYear: too-small'],
    [{ mobilitiesPerYear: 100_000 }, 'mobilitiesPerYear: too-large'],
    [{ studyCycles: [] }, 'studyCycles: study-cycle-missing'],
    [{ subjectAreasWithClarifications: [] }, 'subjectAreasWithClarifications: required'],
    [
      { subjectAreasWithClarifications: [{ subjectArea: null }] },
      'subjectAreasWithClarifications.0.subjectArea: required',
    ],
    [
      { recommendedLanguageSkills: [{ language: null, languageLevel: 'B1' }] },
      'recommendedLanguageSkills.0.language: required',
    ],
    [
      { recommendedLanguageSkills: [{ language: 1, languageLevel: '' }] },
      'recommendedLanguageSkills.0.languageLevel: required',
    ],
    [
      {
        recommendedLanguageSkills: [
          {
            language: 1,
            languageLevel: 'B1',
            subjectAreaWithClarification: { subjectArea: null, clarification: 'Web' },
          },
        ],
      },
      'recommendedLanguageSkills.0.subjectAreaWithClarification.subjectArea: required',
    ],
    [{ toInstitution: 1 }, 'toInstitution: same-institution'],
  ])('refuses a row with %j', (change, refusal) => {
    expect(refusals(studentMobilityRowSchema, { ...student, ...change })).toEqual([refusal]);
  });
});

describe('staffMobilityRowSchema', () => {
  test.each([[{ totalDaysPerYear: 4 }], [{ totalDaysPerYear: 120 }]])('accepts a row with %j', (change) => {
    expect(refusals(staffMobilityRowSchema, { ...staff, ...change })).toEqual([]);
  });

  test.each([
    [{ totalDaysPerYear: 3.99 }, ['totalDaysPerYear: days-out-of-range']],
    [{ totalDaysPerYear: 120.5 }, ['totalDaysPerYear: days-out-of-range']],
    [{ subjectAreasWithClarifications: [] }, ['subjectAreasWithClarifications: required']],
  ])('refuses a row with %j', (change, expected) => {
    expect(refusals(staffMobilityRowSchema, { ...staff, ...change })).toEqual(expected);
  });

  test('tells everything that is wrong at once', () => {
    expect(
      refusals(staffMobilityRowSchema, {
        ...staff,
        toInstitution: 1,
        totalDaysPerYear: 121,
        subjectAreasWithClarifications: [],
      }),
    ).toEqual([
      'subjectAreasWithClarifications: required',
      'toInstitution: same-institution',
      'totalDaysPerYear: days-out-of-range',
    ]);
  });
});
