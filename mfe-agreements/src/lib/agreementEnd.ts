import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';

export type AgreementEnd = 'deleted' | 'terminated' | 'ended';

/** What of an agreement says whether it is in force. */
type AgreementTimes = {
  readonly isDeleted?: boolean | null | undefined;
  readonly terminated?: number | null | undefined;
  readonly endYear?: { readonly id: number } | null | undefined;
};

/** Tells what ended an agreement, the weightiest first; null while it is in force: its last academic year is the present one or later. */
export function agreementEndOf(
  { isDeleted, terminated, endYear }: AgreementTimes,
  today: Date,
): AgreementEnd | null {
  if (isDeleted === true) return 'deleted';
  if (terminated === TERMINATION_STATUS['IIA Terminated']) return 'terminated';
  return endYear != null && endYear.id < academicYearOf(today) ? 'ended' : null;
}
