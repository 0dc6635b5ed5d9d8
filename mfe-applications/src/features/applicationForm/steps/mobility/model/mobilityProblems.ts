import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import {
  preferenceErrors,
  type PreferenceError,
} from 'shared-contracts/applications/preferredMobilityCheck.ts';
import type { PreferredMobilityForm } from '../../../model/form/applicationForm.ts';
import type { Choice } from './choiceOptions.ts';

const TIME: ReadonlyArray<PreferenceError['member']> = ['startSemester', 'semesterDuration', 'monthDuration'];

/** What was chosen and does not fit the agreements, or not any more; null while it does, or nobody knows. */
export function placeProblem(
  type: ApplicationType,
  entry: PreferredMobilityForm,
  choices: readonly Choice[] | null,
): PreferenceError | null {
  if (choices === null) return null;
  return preferenceErrors(type, entry, choices).find(({ member }) => !TIME.includes(member)) ?? null;
}

/** Tells whether somebody has begun to choose where to go. */
export function isBegun({ country, institution, responsiblePerson }: PreferredMobilityForm): boolean {
  return country !== null || institution !== null || responsiblePerson !== '';
}
