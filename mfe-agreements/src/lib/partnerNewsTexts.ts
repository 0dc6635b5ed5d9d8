import type { PartnerEvent, PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import { type OrUnknown, UNKNOWN } from 'shared-contracts/call/known.ts';

/** The sentence that tells what an event of the partner led to. */
const NEWS_TEXT = {
  linked: 'agreementView.news.linked',
  changed: 'agreementView.news.changed',
  unchanged: 'agreementView.news.unchanged',
  reordered: 'agreementView.news.reordered',
  reverted: 'agreementView.news.reverted',
  'termination-asked': 'agreementView.news.terminationAsked',
  deleted: 'agreementView.news.deleted',
  'deletion-ignored': 'agreementView.news.deletionIgnored',
  approved: 'agreementView.news.approved',
  'approved-earlier': 'agreementView.news.approvedEarlier',
  'approved-other': 'agreementView.news.approvedOther',
  'not-approved': 'agreementView.news.notApproved',
  'approval-withdrawn': 'agreementView.news.approvalWithdrawn',
  'withdrawal-ignored': 'agreementView.news.withdrawalIgnored',
  'wrong-hash': 'agreementView.news.wrongHash',
  'other-partners': 'agreementView.news.otherPartners',
  offered: 'agreementView.news.offered',
  'no-agreement': 'agreementView.news.noAgreement',
  'our-agreement-deleted': 'agreementView.news.ourAgreementDeleted',
  repeated: 'agreementView.news.repeated',
  failed: 'agreementView.news.failedCopy',
  unknown: 'agreementView.news.unknown',
} as const satisfies Record<OrUnknown<PartnerNews>, string>;

/** Key of the sentence that tells what an event led to. */
export function newsKey({ news, kind }: Pick<PartnerEvent, 'news' | 'kind'>): string {
  if (news === null) return 'agreementView.news.waiting';
  if (news === 'failed' && kind === 'iia-approval-cnr') return 'agreementView.news.failedApproval';
  return NEWS_TEXT[news];
}

/** Key of the sentence that tells people what to do about an event. */
export function adviceKey({ news }: Pick<PartnerEvent, 'news'>): string {
  return (news !== null && ADVICE_TEXT[news]) || 'agreementView.advice.tellPartner';
}

const ADVICE_TEXT: Readonly<Partial<Record<OrUnknown<PartnerNews>, string>>> = {
  deleted: 'agreementView.advice.deleted',
  'deletion-ignored': 'agreementView.advice.deletionIgnored',
  'approval-withdrawn': 'agreementView.advice.approvalWithdrawn',
  failed: 'agreementView.advice.failed',
  unknown: 'agreementView.advice.unknown',
};

/** Who asked for a fetch. */
export function sourceText(
  { source, kind, by }: Pick<PartnerEvent, 'source' | 'kind' | 'by'>,
  t: (key: string, params: Readonly<Record<string, string>>) => string,
): string {
  if (source === 'night') return t('agreementView.source.night', {});
  if (source === 'office') {
    return by === null ? t('agreementView.source.office', {}) : t('agreementView.source.person', { by });
  }
  if (source === UNKNOWN || kind === UNKNOWN) return t('agreementView.source.unknown', {});
  return t(kind === 'iia-cnr' ? 'agreementView.source.partner' : 'agreementView.source.partnerApproval', {});
}
