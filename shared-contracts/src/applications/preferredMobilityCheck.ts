import { PROGRAMME, type ApplicationType } from './applications.ts';
import { refusedAs, type FieldErrorCode } from '../errors/errorCodes.ts';
import { durationErrors, MOBILITY_TYPE_OF, type StayTime } from './mobilityDuration.ts';
import {
  isBlendedBy,
  isResponsiblePerson,
  type MobilityChoice,
  type StudiesAgreement,
} from './preferredMobility.ts';

/** A preferred mobility as it is checked; null or `''` for what is not filled in, countries, institutions and agreements by their ids. */
export type CheckedPreference = StayTime & {
  readonly type: string | null;
  readonly programme: string | null;
  readonly country: number | null;
  readonly institution: number | null;
  readonly responsiblePerson: string | null;
  readonly iiaId: number | null;
  readonly blended: boolean | null;
};

/** What is wrong with a member of a preferred mobility. */
export type PreferenceError = { readonly member: keyof CheckedPreference; readonly code: FieldErrorCode };

/**
 * Finds the choice that a preferred mobility means: the one of its agreement, or, where it names none, the first of the institution and person.
 *
 * - result: undefined when nothing that the student may choose fits
 */
export function choiceOf<Agreement extends StudiesAgreement>(
  preference: Pick<CheckedPreference, 'institution' | 'responsiblePerson' | 'iiaId'>,
  choices: readonly MobilityChoice<Agreement>[],
): MobilityChoice<Agreement> | undefined {
  const { iiaId } = preference;
  return withPerson(preference, choices).find(({ agreement }) => iiaId === null || agreement.id === iiaId);
}

/**
 * Says what is wrong with one preferred mobility; what is missing is not judged here, but by `applicationSubmissionSchema`.
 *
 * - choices: null while nobody knows them: then what is said of agreements is not judged either
 */
export function preferenceErrors(
  type: ApplicationType,
  preference: CheckedPreference,
  choices: readonly MobilityChoice[] | null,
): readonly PreferenceError[] {
  return [
    ...(isOther(preference.type, MOBILITY_TYPE_OF[type])
      ? [{ member: 'type' as const, code: refusedAs('not-of-application-type') }]
      : []),
    ...(isOther(preference.programme, PROGRAMME)
      ? [{ member: 'programme' as const, code: refusedAs('not-in-list') }]
      : []),
    ...(choices === null ? [] : choiceErrors(preference, choices)),
    ...durationErrors(type, preference),
  ];
}

/** The first thing that is wrong on the way from country to agreement: what follows depends on it. */
function choiceErrors(
  preference: CheckedPreference,
  choices: readonly MobilityChoice[],
): readonly PreferenceError[] {
  const { country, institution, responsiblePerson, blended } = preference;
  if (institution === null) {
    const isOffered = choices.some((choice) => choice.institution.country.id === country);
    return country === null || isOffered || choices.length === 0
      ? []
      : refuse('country', 'country-not-offered');
  }
  const partner = choices.find((choice) => choice.institution.id === institution)?.institution;
  if (partner === undefined) return refuse('institution', 'institution-not-offered');
  if (country !== null && partner.country.id !== country) return refuse('country', 'not-of-country');
  if (!responsiblePerson) return [];
  if (withPerson(preference, choices).length === 0) return refuse('responsiblePerson', 'not-responsible');
  const choice = choiceOf(preference, choices);
  if (choice === undefined) return refuse('iiaId', 'agreement-not-offered');
  const agreed = isBlendedBy(choice);
  return blended === null || agreed === null || blended === agreed ? [] : refuse('blended', 'not-as-agreed');
}

function withPerson<Agreement extends StudiesAgreement>(
  { institution, responsiblePerson }: Pick<CheckedPreference, 'institution' | 'responsiblePerson'>,
  choices: readonly MobilityChoice<Agreement>[],
): readonly MobilityChoice<Agreement>[] {
  if (institution === null || !responsiblePerson) return [];
  return choices.filter(
    (choice) =>
      choice.institution.id === institution && isResponsiblePerson(responsiblePerson, choice.person),
  );
}

function refuse(member: keyof CheckedPreference, code: FieldErrorCode): readonly PreferenceError[] {
  return [{ member, code }];
}

function isOther(value: string | null, only: string): boolean {
  return value !== null && value !== '' && value !== only;
}
