import { ACADEMIC_YEAR, EWP_STATUSES } from '../../reference/reference.ts';
import { asGiven, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { AGREEMENT } from '../members/agreement.ts';

const year = asGiven(pickReadable(ACADEMIC_YEAR, ['id', 'name']));

const pickedInstitutionAgreement = pickReadable(
  AGREEMENT,
  ['id', 'startYear', 'endYear', 'ewpStatus', 'terminated'],
  { startYear: year, endYear: year, ewpStatus: asGiven(pickReadable(EWP_STATUSES, ['id', 'name'])) },
);

export interface InstitutionAgreement extends RecordOf<typeof pickedInstitutionAgreement> {}
/** An agreement as the page of an institution names it. */
export const institutionAgreement: Named<typeof pickedInstitutionAgreement, InstitutionAgreement> =
  pickedInstitutionAgreement;
