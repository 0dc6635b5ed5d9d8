import { type ApplicationType, PROGRAMME } from 'shared-contracts/applications/applications.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import { MOBILITY_TYPE_OF } from 'shared-contracts/applications/mobilityDuration.ts';
import {
  isBlendedBy,
  type MobilityChoice,
  mobilityChoices,
} from 'shared-contracts/applications/preferredMobility.ts';
import { choiceOf, preferenceErrors } from 'shared-contracts/applications/preferredMobilityCheck.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import type { Change } from '../../../records/save/setRules.ts';
import { studiesAgreements } from './studiesAgreements.ts';

type Application = 'ApplicationStudentStudiesForms';
type Preference = Unsaved<'ApplicationPreferredMobilities'>;

/** What the preferred mobilities of an application depend on. */
const DECIDING = ['status', 'prefferedMobility', 'studiesData', 'applicationYear'] as const;

/**
 * Checks the preferred mobilities of an application that is no draft, whoever sends it, and completes them.
 *
 * - when: on the way out of the draft, on validation, and when something changes that they depend on
 * - errors: of the rule that the form goes by, at `prefferedMobility/{i}/{member}`; what is missing is `applicationSubmissionSchema`'s to say
 * - a preference that is in order gets what it leaves open: type, programme, its agreement, and whether the stay is blended
 *
 * Source: specification document 3, sections 5, 7 and 9.
 */
export async function checkPreferredMobilities(
  { before, after, changed }: Change<Application>,
  type: ApplicationType,
  context: SaveContext,
): Promise<readonly FieldError[]> {
  const isDraft = (after.status ?? 'draft') === 'draft';
  const isDue = before === null || DECIDING.some((member) => changed.includes(member));
  if (isDraft || !isDue || after.prefferedMobility.length === 0) return [];
  const choices = await choicesFor(after, context);
  const errors = after.prefferedMobility.flatMap((preference, index) =>
    preferenceErrors(type, preference, choices).map(({ member, code }) => ({
      field: `prefferedMobility/${index}/${member}`,
      code,
    })),
  );
  if (errors.length === 0)
    after.prefferedMobility = after.prefferedMobility.map((preference) =>
      completed(type, preference, choices ?? []),
    );
  return errors;
}

/** Null while the department or the year is missing, which is refused by itself. */
async function choicesFor(
  { studiesData, applicationYear, prefferedMobility }: Stored<Application> | Unsaved<Application>,
  { database }: SaveContext,
): Promise<readonly MobilityChoice[] | null> {
  const department = studiesData?.department ?? null;
  if (department === null || applicationYear === null) return null;
  const institutions = prefferedMobility.flatMap(({ institution }) => institution ?? []);
  const student = { departmentId: department, year: applicationYear };
  return mobilityChoices(await studiesAgreements(database, student, [...new Set(institutions)]), student);
}

function completed(
  type: ApplicationType,
  preference: Preference,
  choices: readonly MobilityChoice[],
): Preference {
  const choice = choiceOf(preference, choices);
  if (choice === undefined) return preference;
  return {
    ...preference,
    type: MOBILITY_TYPE_OF[type],
    programme: PROGRAMME,
    iiaId: choice.agreement.id,
    blended: preference.blended ?? isBlendedBy(choice) ?? false,
  };
}
