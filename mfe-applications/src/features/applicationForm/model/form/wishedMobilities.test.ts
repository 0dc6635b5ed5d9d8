import { mobilityChoices } from 'shared-contracts/applications/preferredMobility.ts';
import { choiceOf, preferenceErrors } from 'shared-contracts/applications/preferredMobilityCheck.ts';
import {
  buildDestination,
  buildDestinationList,
  buildRow,
} from '../../../../lib/destinations/testing/buildDestination.ts';
import { newApplicationForm } from './newApplicationForm.ts';
import { withWishes } from './wishedMobilities.ts';

const TYPE = 'long-term-studies';
const LIST = buildDestinationList([
  buildDestination({ id: 20 }),
  buildDestination({ id: 21, rows: [buildRow({ blended: true })] }),
]);

/** The agreements that the rule of the form would be given for the same destinations. */
const CHOICES = mobilityChoices(
  LIST.destinations.flatMap(({ id, country, agreements }) =>
    agreements.map((agreement) => ({
      id: agreement.id,
      startYear: { id: agreement.firstYear },
      endYear: { id: agreement.lastYear },
      localStatus: 1,
      institutions: [
        { id: 1, country: { id: 300, countryCode: 'GR' } },
        { id, country },
      ],
      studentMobilitiesForStudies: agreement.rows.map(({ blended }) => ({
        fromInstitution: { id: 1 },
        blended,
      })),
      departmentalCoordinatorContacts: agreement.persons.map((person) => ({
        ...person,
        department: { ...LIST.department, institution: { id: 1 } },
      })),
    })),
  ),
  { departmentId: LIST.department.id, year: LIST.year },
);

const begun = (
  ids: readonly number[],
  studyCycle: number | null = 6,
  type: typeof TYPE | 'short-term-studies' = TYPE,
) => withWishes(newApplicationForm(type), type, { ids, list: LIST, studyCycle });

describe('withWishes', () => {
  test('fills in the third step in the order of the student, and nothing that the rule of the form refuses', () => {
    const { prefferedMobility, studiesData } = begun([21, 20]);
    expect(prefferedMobility.map(({ institution }) => institution)).toEqual([21, 20]);
    expect(prefferedMobility.map(({ blended }) => blended)).toEqual([true, false]);
    for (const entry of prefferedMobility) {
      expect(preferenceErrors(TYPE, entry, CHOICES)).toEqual([]);
      expect(choiceOf(entry, CHOICES)?.institution.id).toBe(entry.institution);
    }
    expect(studiesData).toMatchObject({ department: 10, studyCycle: 6 });
  });

  test('passes over what is not open, and leaves the form as it is where nothing is', () => {
    expect(begun([99, 20]).prefferedMobility.map(({ institution }) => institution)).toEqual([20]);
    const { prefferedMobility, studiesData } = begun([99]);
    expect(prefferedMobility.map(({ institution }) => institution)).toEqual([null]);
    expect(studiesData.department).toBeNull();
  });

  test('takes one destination for a short stay, and keeps a study cycle that nobody told', () => {
    expect(begun([20, 21], null, 'short-term-studies').prefferedMobility).toHaveLength(1);
    expect(begun([20], null).studiesData.studyCycle).toBeNull();
  });
});
