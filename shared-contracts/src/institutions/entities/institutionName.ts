import { INSTITUTION } from '../members/institution.ts';
import { pick } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const pickedInstitutionName = pick(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode']);

export interface InstitutionName extends RecordOf<typeof pickedInstitutionName> {}
/** An institution by its names and Erasmus code; most partners have no name in Greek, and the code keeps its double spaces. */
export const institutionName: Named<typeof pickedInstitutionName, InstitutionName> = pickedInstitutionName;

const pickedInstitutionIdentity = pick(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode', 'heiId']);

export interface InstitutionIdentity extends RecordOf<typeof pickedInstitutionIdentity> {}
/** An institution as the agreement wizard knows it; `heiId` is null for one that the network does not know. */
export const institutionIdentity: Named<typeof pickedInstitutionIdentity, InstitutionIdentity> =
  pickedInstitutionIdentity;
