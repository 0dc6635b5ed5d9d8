import type { AgreementStatusName, EwpStatusName } from 'shared-contracts/agreements/agreements.ts';

/**
 * How an agreement of the sample stands while somebody has to do something.
 *
 * - yearsAhead: academic years until it begins; it has begun otherwise
 * - isGone: it was deleted before both had approved it
 * - isApart: the partner's copy says something else than ours
 */
export type OpenPlan = {
  readonly status: AgreementStatusName;
  readonly ewpStatus: EwpStatusName;
  readonly terminated?: number;
  readonly yearsAhead?: number;
  readonly isGone?: true;
  readonly isApart?: true;
};

/** Settled: both have approved it, or it was made on paper before the network. Paper: the same, and still in force. */
export type Plan = 'settled' | 'paper' | OpenPlan;

/** What waits for us, over and over in this order: a sample of any size has something of each. */
const FOR_US: readonly OpenPlan[] = [
  { status: 'Final', ewpStatus: 'Notified by all', yearsAhead: 1, isApart: true },
  { status: 'Draft', ewpStatus: 'Not notified', yearsAhead: 1 },
  { status: 'Final', ewpStatus: 'Approved by partner', yearsAhead: 1 },
  { status: 'Final', ewpStatus: 'Notified by partner' },
  { status: 'Submitted', ewpStatus: 'Not notified', yearsAhead: 1 },
  { status: 'Final', ewpStatus: 'Approved by partner' },
  { status: 'Draft', ewpStatus: 'Notified by partner', yearsAhead: 1 },
  { status: 'Final', ewpStatus: 'Approved by all', terminated: 3 },
  { status: 'Final', ewpStatus: 'Not notified', yearsAhead: 1 },
  { status: 'Submitted', ewpStatus: 'Notified by partner', yearsAhead: 1 },
  { status: 'Final', ewpStatus: 'Approved by all', terminated: 1 },
  { status: 'Draft', ewpStatus: 'Not notified' },
];

/** What waits for the partner. */
const FOR_PARTNER: readonly OpenPlan[] = [
  { status: 'Final', ewpStatus: 'Notified by us', yearsAhead: 1 },
  { status: 'Final', ewpStatus: 'Approved by us' },
  { status: 'Final', ewpStatus: 'Notified by us' },
  { status: 'Final', ewpStatus: 'Approved by us', yearsAhead: 1 },
  { status: 'Final', ewpStatus: 'Notified by us', yearsAhead: 1 },
  { status: 'Final', ewpStatus: 'Approved by all', terminated: 2 },
];

const DELETED: readonly OpenPlan[] = [
  { status: 'Draft', ewpStatus: 'Not notified', isGone: true },
  { status: 'Final', ewpStatus: 'Notified by us', isGone: true },
  { status: 'Submitted', ewpStatus: 'Not notified', isGone: true },
];

const NOT_DUE: readonly OpenPlan[] = [{ status: 'Draft', ewpStatus: 'Not notified', yearsAhead: 2 }];

/** Every so many agreements one is of the plans, from a place on; one that several name is of the first. */
const SCHEDULE: ReadonlyArray<{
  readonly every: number;
  readonly from: number;
  readonly plans: readonly Plan[];
}> = [
  { every: 32, from: 7, plans: FOR_US },
  { every: 15, from: 2, plans: FOR_PARTNER },
  { every: 60, from: 22, plans: DELETED },
  { every: 240, from: 105, plans: NOT_DUE },
  { every: 300, from: 44, plans: ['paper'] },
];

/**
 * Tells how an agreement of the sample stands: most are settled, as in a university's office; about one in twenty waits for us, and a few more for
 * partners.
 *
 * - index: of the agreement in the sample, from 0
 */
export function planOf(index: number): Plan {
  for (const { every, from, plans } of SCHEDULE)
    if (index % every === from) return plans[Math.floor(index / every) % plans.length] ?? 'settled';
  return 'settled';
}
