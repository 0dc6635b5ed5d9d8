import { MOST_SPLIT_DRAFTS } from 'shared-contracts/agreements/lifeCycle/agreementSplit.ts';

/** Which draft each row moves into, numbered from 1, by the row's id; rows that stay have none. */
export type SplitPlan = ReadonlyMap<number, number>;

/** Places that a row can be given: one draft more than there are, as long as every draft could have a row. */
export function offeredDrafts(plan: SplitPlan, rowCount: number): readonly number[] {
  const used = Math.max(0, ...plan.values());
  const count = Math.min(used + 1, rowCount - 1, MOST_SPLIT_DRAFTS);
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** The rows of each draft, in the order of the drafts; a number that no row has is none. */
export function draftsOf(plan: SplitPlan): readonly (readonly number[])[] {
  const numbers = [...new Set(plan.values())].toSorted((a, b) => a - b);
  return numbers.map((number) => [...plan].filter(([, draft]) => draft === number).map(([row]) => row));
}

/** Key of what keeps a plan from being carried out; undefined for one that can be. */
export function planFault(plan: SplitPlan, rowCount: number): string | undefined {
  if (plan.size === 0) return 'agreementView.SplitDialog.nothing';
  return plan.size === rowCount ? 'agreementView.SplitDialog.everything' : undefined;
}
