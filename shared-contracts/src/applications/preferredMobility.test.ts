import {
  isBlendedBy,
  isResponsiblePerson,
  mobilityChoices,
  responsiblePersonIn,
  responsiblePersonText,
  type StudiesAgreement,
} from './preferredMobility.ts';

const STUDENT = { departmentId: 10, year: 2026 };
const HOME = { id: 1, country: { id: 30, countryCode: 'GR' } };
const GRAZ = { id: 2, country: { id: 40, countryCode: 'AT' } };
const DEPARTMENT = { id: 10, name: 'Mathematics', nameGR: 'Μαθηματικών', institution: { id: 1 } };
const COORDINATOR = { id: 7, givenName: 'Tea', familyName: 'Cher', department: DEPARTMENT };

function agreement(change: Partial<StudiesAgreement> = {}): StudiesAgreement {
  return {
    id: 100,
    startYear: { id: 2025 },
    endYear: { id: 2028 },
    isDeleted: false,
    terminated: 0,
    localStatus: 1,
    ewpStatus: { id: 5 },
    institutions: [HOME, GRAZ],
    studentMobilitiesForStudies: [{ fromInstitution: { id: 1 }, blended: false }],
    departmentalCoordinatorContacts: [COORDINATOR],
    ...change,
  };
}

const isOffered = (change: Partial<StudiesAgreement>) =>
  mobilityChoices([agreement(change)], STUDENT).length > 0;

describe('mobilityChoices', () => {
  test('offers the agreements of every pair of years, status here and status between both by the rule', () => {
    for (let startYear = 2023; startYear <= 2029; startYear += 1) {
      for (let endYear = 2023; endYear <= 2029; endYear += 1) {
        for (const localStatus of [0, 1, null, undefined]) {
          for (const status of [null, 1, 2, 3, 4, 5, 6, 7]) {
            for (const isDeleted of [false, true]) {
              const change = {
                startYear: { id: startYear },
                endYear: { id: endYear },
                localStatus,
                ewpStatus: status === null ? null : { id: status },
                isDeleted,
              };
              const expected =
                !isDeleted && startYear < 2027 && endYear > 2026 && (localStatus === 1 || status === 7);
              expect({ change, isOffered: isOffered(change) }).toEqual({ change, isOffered: expected });
            }
          }
        }
      }
    }
  });

  test.each<[string, Partial<StudiesAgreement>, boolean]>([
    ['as it is', {}, true],
    ['without its years', { startYear: null }, false],
    ['whose termination is under way', { terminated: 3 }, true],
    ['that is terminated', { terminated: 4 }, false],
    ['without studies', { studentMobilitiesForStudies: [] }, false],
    [
      'that sends nobody from here',
      { studentMobilitiesForStudies: [{ fromInstitution: { id: 2 }, blended: false }] },
      false,
    ],
    ['of three universities', { institutions: [HOME, GRAZ, { ...GRAZ, id: 3 }] }, false],
    ['with nobody', { institutions: [HOME] }, false],
    ['without us', { institutions: [GRAZ, { ...GRAZ, id: 3 }] }, false],
    ['in Greece', { institutions: [HOME, { ...HOME, id: 3 }] }, false],
    ['in no country', { institutions: [HOME, { id: 3, country: null }] }, false],
    ['without coordinators', { departmentalCoordinatorContacts: [] }, false],
    [
      "with the office's contact alone",
      { departmentalCoordinatorContacts: [{ ...COORDINATOR, id: 3 }] },
      false,
    ],
    [
      'with a coordinator of another department',
      { departmentalCoordinatorContacts: [{ ...COORDINATOR, department: { ...DEPARTMENT, id: 11 } }] },
      false,
    ],
    [
      "with a coordinator of a partner's department",
      {
        departmentalCoordinatorContacts: [
          { ...COORDINATOR, department: { ...DEPARTMENT, institution: { id: 2 } } },
        ],
      },
      false,
    ],
    [
      'with a coordinator without department',
      { departmentalCoordinatorContacts: [{ ...COORDINATOR, department: null }] },
      false,
    ],
  ])('judges an agreement %s', (_, change, expected) => {
    expect(isOffered(change)).toBe(expected);
  });

  test('offers each coordinator of each agreement, two of the same name in one agreement once', () => {
    const namesake = { ...COORDINATOR, id: 8 };
    const other = { ...COORDINATOR, id: 9, givenName: 'Coffee' };
    const choices = mobilityChoices(
      [
        agreement({ departmentalCoordinatorContacts: [COORDINATOR, namesake, other] }),
        agreement({ id: 101, departmentalCoordinatorContacts: [namesake] }),
      ],
      STUDENT,
    );
    expect(choices.map((choice) => [choice.agreement.id, choice.person.id])).toEqual([
      [100, 7],
      [100, 9],
      [101, 8],
    ]);
    expect(choices[0]?.institution).toEqual(GRAZ);
  });

  test('takes the rows of the department, and where there is none all that send students', () => {
    const row = (fromDepartment: number | null, blended: boolean) => ({
      fromInstitution: { id: 1 },
      fromDepartment: fromDepartment === null ? null : { id: fromDepartment },
      blended,
    });
    const incoming = { fromInstitution: { id: 2 }, blended: true };
    const answer = (...rows: StudiesAgreement['studentMobilitiesForStudies']) => {
      const [choice] = mobilityChoices([agreement({ studentMobilitiesForStudies: rows })], STUDENT);
      return choice && isBlendedBy(choice);
    };
    expect(answer(row(10, false), row(11, true), incoming)).toBe(false);
    expect(answer(row(10, true), row(11, false))).toBe(true);
    expect(answer(row(10, true), row(null, false))).toBeNull();
    expect(answer(row(11, true), incoming)).toBe(true);
  });
});

describe('the text of a responsible person', () => {
  test('is family name, given name, and the department in brackets', () => {
    expect(responsiblePersonText(COORDINATOR, 'en')).toBe('Cher Tea (Mathematics)');
    expect(responsiblePersonText(COORDINATOR, 'gr')).toBe('Cher Tea (Μαθηματικών)');
    const departments = [{ id: 9, name: 'Law', nameGR: null }, COORDINATOR.department];
    expect(responsiblePersonIn('Cher  Tea (Mathematics)', departments, 'gr')).toBe('Cher Tea (Μαθηματικών)');
    expect(responsiblePersonIn('Cher Tea (Μαθηματικών)', departments, 'en')).toBe('Cher Tea (Mathematics)');
    expect(responsiblePersonIn('Cher Tea (Gone)', departments, 'gr')).toBe('Cher Tea (Gone)');
    expect(responsiblePersonText({ ...COORDINATOR, givenName: null }, 'en')).toBe('Cher (Mathematics)');
  });

  test.each([
    ['Cher Tea (Mathematics)', true],
    [' Cher  Tea (Μαθηματικών)', true],
    ['Tea Cher (Mathematics)', false],
    ['cher tea (mathematics)', false],
    ['Cher Tea', false],
    ['', false],
  ])('%j names the coordinator: %p', (text, expected) => {
    expect(isResponsiblePerson(text, COORDINATOR)).toBe(expected);
  });
});
