import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type * as z from 'zod/mini';
import { type EarlierAgreement, earlierAgreementSchema } from './earlierAgreement.ts';
import { NotTaken, type Reason } from './reasons.ts';

const MOST_REASONS = 10;

/** An agreement of an earlier system whose parts are of the right kind. - iiaId: by which partners know our copy */
export type CheckedAgreement = EarlierAgreement & { readonly iiaId: string };

/** Reads what a file has as an agreement. Throws `NotTaken` for what is no agreement, or none that can be taken over. */
export function checkAgreement(raw: unknown): CheckedAgreement {
  const parsed = earlierAgreementSchema.safeParse(raw, { reportInput: true });
  if (!parsed.success) throw new NotTaken(parsed.error.issues.slice(0, MOST_REASONS).map(toReason));
  const earlier = parsed.data;
  const iiaId = earlier.iiaId ?? (earlier.id == null ? '' : String(earlier.id));
  const reasons = [...(iiaId === '' ? [{ code: 'no-id' } as const] : []), ...stateFaults(earlier)];
  if (reasons.length > 0) throw new NotTaken(reasons);
  return { ...earlier, iiaId };
}

function toReason(issue: z.core.$ZodIssue): Reason {
  const said = issue.input;
  const field = issue.path.map(String).join('/');
  if (said === undefined || said === null) return { code: 'missing', field };
  const value = typeof said === 'string' || typeof said === 'number' ? String(said) : issue.message;
  return { code: 'not-valid', field, value };
}

function stateFaults(earlier: EarlierAgreement): readonly Reason[] {
  const { ewpStatus, isDeleted, startYear, endYear } = earlier;
  const terminated = earlier.terminated ?? 0;
  const isApproved = ewpStatus === EWP_STATUS['Approved by all'];
  const hasPartnerId = earlier.partnerAgreementIdentifications.some(({ iiaId }) => iiaId != null);
  return [
    ...when(isDeleted === true, { code: 'deleted' }),
    ...when(endYear < startYear, { code: 'end-before-start', field: 'endYear' }),
    ...when(isApproved && !hasPartnerId, {
      code: 'no-partner-id',
      field: 'partnerAgreementIdentifications',
    }),
    ...when(terminated > 0 && terminated < TERMINATION_STATUS['IIA Terminated'], {
      code: 'ending',
      field: 'terminated',
    }),
    ...when(terminated === TERMINATION_STATUS['IIA Terminated'] && !isApproved, {
      code: 'ended-unapproved',
      field: 'terminated',
    }),
  ];
}

function when(isSo: boolean, reason: Reason): readonly Reason[] {
  return isSo ? [reason] : [];
}
