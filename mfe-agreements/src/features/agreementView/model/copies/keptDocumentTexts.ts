import type { KeptDocument } from 'shared-contracts/exchange/keptDocuments.ts';

/** What each call was for, by direction and API. */
const CALL_TEXT: Readonly<Record<string, string>> = {
  'outgoing iias': 'agreementView.call.weFetched',
  'outgoing iiasApproval': 'agreementView.call.weAsked',
  'outgoing iiaCnr': 'agreementView.call.weTold',
  'outgoing iiaApprovalCnr': 'agreementView.call.weToldApproval',
  'incoming iias-get': 'agreementView.call.partnerFetched',
  'incoming iias-approval': 'agreementView.call.partnerAsked',
  'incoming iia-cnr': 'agreementView.call.partnerTold',
  'incoming iia-approval-cnr': 'agreementView.call.partnerToldApproval',
};

/** Tells what a kept call was for; one that this release does not know keeps the name of its API. */
export function callText(
  { direction, kind }: Pick<KeptDocument, 'direction' | 'kind'>,
  t: (key: string) => string,
): string {
  const key = CALL_TEXT[`${direction} ${kind}`];
  return key === undefined ? kind : t(key);
}

/** Names the file that a kept document is saved as. */
export function documentFileName(
  { kind, at }: Pick<KeptDocument, 'kind' | 'at'>,
  agreementId: number,
): string {
  return `IIA_${agreementId}_${kind}_${at.replaceAll(/[:.]/g, '-')}.xml`;
}
