import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';

/** Keys of the sentences that say, before two copies are parted, what becomes of our copy and of what was approved. */
export function whatPartingDoes({ ours, partners, approved }: Copies): readonly string[] {
  const isApprovedBy = {
    us: partners !== null && partners.approval.stand !== 'none',
    partner: ours !== null && ours.approval.stand !== 'none',
  };
  const sentences = [
    'text',
    ours === null ? 'notSent' : 'sent',
    ...(approved === null ? [] : ['both']),
    ...(isApprovedBy.us ? ['us'] : []),
    ...(approved === null && isApprovedBy.partner ? ['partner'] : []),
    'kept',
  ];
  return sentences.map((name) => `agreementView.PartCopies.${name}`);
}
