import type { ApprovalStand } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { OrUnknown } from 'shared-contracts/call/known.ts';
import type { StatusTone } from 'shared-ui/core';

/** How it is written and coloured whether a copy is approved by the other side. */
export const APPROVAL_STAND_LOOK = {
  present: { key: 'agreementView.approvalStand.present', tone: 'success' },
  earlier: { key: 'agreementView.approvalStand.earlier', tone: 'warning' },
  none: { key: 'agreementView.approvalStand.none', tone: 'neutral' },
  unknown: { key: 'agreementView.approvalStand.unknown', tone: 'neutral' },
} as const satisfies Record<OrUnknown<ApprovalStand>, { readonly key: string; readonly tone: StatusTone }>;
