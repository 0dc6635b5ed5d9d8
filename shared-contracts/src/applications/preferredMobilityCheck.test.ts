import { mobilityChoices } from './preferredMobility.ts';
import { choiceOf, preferenceErrors, type CheckedPreference } from './preferredMobilityCheck.ts';

const DEPARTMENT = { id: 10, name: 'Mathematics', nameGR: null, institution: { id: 1 } };
const CONTACT = { id: 7, givenName: 'Tea', familyName: 'Cher', department: DEPARTMENT };
const HOME = { id: 1, country: { id: 30, countryCode: 'GR' } };

const agreement = (id: number, partner: number, country: number, blended: boolean[], contact = CONTACT) => ({
  id,
  startYear: { id: 2025 },
  endYear: { id: 2028 },
  localStatus: 1,
  institutions: [HOME, { id: partner, country: { id: country, countryCode: 'XX' } }],
  studentMobilitiesForStudies: blended.map((one) => ({ fromInstitution: { id: 1 }, blended: one })),
  departmentalCoordinatorContacts: [contact],
});
const CHOICES = mobilityChoices(
  [
    agreement(100, 2, 40, [false]),
    agreement(101, 2, 40, [true]),
    agreement(102, 3, 41, [true, false], { ...CONTACT, id: 8, familyName: 'Biscuit' }),
  ],
  { departmentId: 10, year: 2026 },
);
const PREFERENCE: CheckedPreference = {
  type: 'Long-term mobility for Studies',
  programme: 'Erasmus+ Studies',
  country: 40,
  institution: 2,
  responsiblePerson: 'Cher Tea (Mathematics)',
  startSemester: 'winter',
  semesterDuration: 2,
  monthDuration: 9,
  iiaId: 100,
  blended: false,
};

const errors = (change: Partial<CheckedPreference>, choices: typeof CHOICES | null = CHOICES) =>
  preferenceErrors('long-term-studies', { ...PREFERENCE, ...change }, choices).map(
    ({ member, code }) => `${member} ${code}`,
  );

describe('preferenceErrors', () => {
  test.each<[Partial<CheckedPreference>, string[]]>([
    [{}, []],
    [{ iiaId: null, blended: null }, []],
    [{ iiaId: 101, blended: true }, []],
    [{ iiaId: 101, blended: false }, ['blended not-as-agreed']],
    [{ blended: true }, ['blended not-as-agreed']],
    [{ iiaId: 102 }, ['iiaId agreement-not-offered']],
    [{ iiaId: 999 }, ['iiaId agreement-not-offered']],
    [{ responsiblePerson: 'Biscuit Tea (Mathematics)' }, ['responsiblePerson not-responsible']],
    [{ responsiblePerson: 'nobody at all', iiaId: null }, ['responsiblePerson not-responsible']],
    [{ country: 30 }, ['country not-of-country']],
    [{ country: 41 }, ['country not-of-country']],
    [{ institution: 1 }, ['institution institution-not-offered']],
    [{ institution: 9 }, ['institution institution-not-offered']],
    [{ institution: null, country: 30 }, ['country country-not-offered']],
    [{ institution: null, responsiblePerson: null }, []],
    [{ type: 'Short-term mobility for Studies' }, ['type not-of-application-type']],
    [{ programme: 'Holidays' }, ['programme not-in-list']],
    [{ type: null, programme: '' }, []],
    [{ startSemester: 'spring' }, ['semesterDuration semesters-not-offered']],
    [{ monthDuration: 6 }, ['monthDuration months-not-offered']],
  ])('judges %j', (change, expected) => {
    expect(errors(change)).toEqual(expected);
  });

  test('leaves both kinds of stay open where the agreement has both', () => {
    const other = { country: 41, institution: 3, responsiblePerson: 'Biscuit Tea (Mathematics)', iiaId: 102 };
    expect(errors({ ...other, blended: true })).toEqual([]);
    expect(errors({ ...other, blended: false })).toEqual([]);
  });

  test('says nothing of agreements while nobody knows them', () => {
    expect(errors({ institution: 9, monthDuration: 6 }, null)).toEqual(['monthDuration months-not-offered']);
  });
});

describe('choiceOf', () => {
  test('finds the agreement that is named, else the first of the person', () => {
    expect(choiceOf({ ...PREFERENCE, iiaId: 101 }, CHOICES)?.agreement.id).toBe(101);
    expect(choiceOf({ ...PREFERENCE, iiaId: null }, CHOICES)?.agreement.id).toBe(100);
    expect(choiceOf({ ...PREFERENCE, iiaId: 102 }, CHOICES)).toBeUndefined();
    expect(choiceOf({ ...PREFERENCE, responsiblePerson: '' }, CHOICES)).toBeUndefined();
  });
});
