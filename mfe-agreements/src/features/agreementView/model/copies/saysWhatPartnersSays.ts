import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';

/** Tells whether our agreement, as it stands now and sent or not, says what the partner's copy says. */
export function saysWhatPartnersSays({
  differences,
  unsentEdits,
}: Pick<Copies, 'differences' | 'unsentEdits'>): boolean {
  if (differences === null) return false;
  // That an agreement ends is no value: it is approved.
  const values = differences.filter(({ field }) => field !== 'terminated');
  const now = new Map(unsentEdits.map((edit) => [edit.field, edit.now]));
  return (
    now.size === values.length &&
    values.every(({ field, partners }) => now.has(field) && now.get(field) === partners)
  );
}
