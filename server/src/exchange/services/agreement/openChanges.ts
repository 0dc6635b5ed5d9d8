import type { New } from 'shared-contracts/members/stored.ts';
import type { ExchangeState } from '../../status/exchangeState.ts';

/** An agreement as it was kept at some time, with the members that it had then. */
export type KeptAgreement = New<'MobilityAgreements'>;

/**
 * What the exchange keeps of an agreement besides it.
 *
 * - published: the agreement as it was when our copy was made of it
 * - partnerFetchedAt: when the partner was asked for the copy of its that is known
 * - servedAt, askedAt: as in `exchangeRow.ts`
 */
export type KeptExchange = {
  readonly state: ExchangeState;
  readonly published: KeptAgreement | null;
  readonly partnerIiaId: string | null;
  readonly partnerFetchedAt: Date | null;
  readonly isWithdrawn: boolean;
  readonly servedAt: Date;
  readonly askedAt: Date;
};

type AgreementMembers = Readonly<Partial<KeptAgreement>>;

/**
 * One change of an agreement that is open, in the order in which the work makes them.
 *
 * - exchange: of what the exchange keeps; both have the same members, none where it is kept as it is from now on
 * - agreement: members of the agreement that get another value
 */
export type OpenChange =
  | {
      readonly of: 'exchange';
      readonly before: Partial<KeptExchange>;
      readonly after: Partial<KeptExchange>;
    }
  | { readonly of: 'agreement'; readonly members: AgreementMembers };

type Changed = KeptExchange & { readonly changes: OpenChange[] };

/** Changes what the exchange keeps; what it says already is no change. */
export function keep(open: Changed, values: Partial<KeptExchange>): void {
  const members = (Object.keys(values) as (keyof KeptExchange)[]).filter(
    (member) => values[member] !== open[member],
  );
  if (members.length === 0) return;
  const valuesOf = (from: Partial<KeptExchange>): Partial<KeptExchange> =>
    Object.fromEntries(members.map((member) => [member, from[member]]));
  const after = valuesOf(values);
  open.changes.push({ of: 'exchange', before: valuesOf(open), after });
  Object.assign(open, after);
}

/** Has the exchange keep an agreement as it is, though nothing of it is changed: from now on it stands in the index. */
export function keepAsItIs({ changes }: Changed): void {
  changes.push({ of: 'exchange', before: {}, after: {} });
}

/** Gives members of the agreement another value. */
export function say({ changes }: Changed, members: AgreementMembers): void {
  changes.push({ of: 'agreement', members });
}

/** The members of the agreement that get another value, each the last that was said. */
export function saidIn({ changes }: Changed): AgreementMembers {
  return Object.assign(
    {},
    ...changes.map((change) => (change.of === 'agreement' ? change.members : {})),
  ) as AgreementMembers;
}

/** Tells whether both have approved something else than when the agreement was opened. */
export function hasApprovedAnew({ changes, state }: Changed): boolean {
  for (const change of changes) {
    const before = change.of === 'exchange' ? change.before.state : undefined;
    if (before !== undefined) return state.approved !== null && state.approved !== before.approved;
  }
  return false;
}
