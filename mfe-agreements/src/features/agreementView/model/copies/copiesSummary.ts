import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';

/**
 * How the two copies stand, in a sentence.
 *
 * - isSame: there is nothing to look into
 * - count: places where they differ
 */
export type CopiesSummary = { readonly key: string; readonly count: number; readonly isSame: boolean };

export function copiesSummary({ ours, partners, approved, differences }: Copies): CopiesSummary {
  if (ours === null) {
    return summary(partners === null ? 'agreementView.copies.none' : 'agreementView.copies.oursMissing');
  }
  if (partners === null) {
    return summary(
      approved === null ? 'agreementView.copies.partnersMissing' : 'agreementView.copies.fromEarlierSystem',
    );
  }
  if (!partners.namesOurs) return summary('agreementView.copies.partnerNotLinked');
  const count = differences?.length ?? 0;
  if (count > 0) return { key: 'agreementView.copies.differ', count, isSame: false };
  return { key: 'agreementView.copies.same', count, isSame: true };
}

function summary(key: string): CopiesSummary {
  return { key, count: 0, isSame: false };
}
