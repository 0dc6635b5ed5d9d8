import type { PAST_PROGRAMMES } from 'shared-contracts/applications/members/applicationParts.ts';
import { ENTRY_FORMS, type PastMobilityForm } from './applicationForm.ts';

export type PastProgramme = (typeof PAST_PROGRAMMES)[number];

/** A stay of a programme of which nothing is said yet. */
export function newStay(programme: PastProgramme): PastMobilityForm {
  return { ...ENTRY_FORMS.pastMobilityData.empty(), programme };
}

/** Places of a programme's stays in the list of all. */
export function placesOf(stays: readonly PastMobilityForm[], programme: PastProgramme): readonly number[] {
  return stays.flatMap((stay, place) => (stay.programme === programme ? [place] : []));
}
