import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import { EXCHANGE_PATHS } from 'shared-contracts/exchange.ts';
import { factsOfAgreement } from '../../../../src/exchange/factsOfAgreement.ts';
import type { HeldPortal } from './heldPortals.ts';

/**
 * One of the two universities.
 *
 * - id: its agreement; null while it has none
 * - typed: months that a person saved last, and whether they were sent since; null when a person has gone back from them
 */
export type Side = {
  readonly name: 'A' | 'B';
  readonly node: HeldPortal;
  id: number | null;
  typed: { readonly months: number; isSent: boolean } | null;
  isDown: boolean;
};

/** Both, and what has happened so far. */
export type World = { readonly A: Side; readonly B: Side; readonly trail: string[] };

export function otherThan({ A, B }: World, side: Side): Side {
  return side === A ? B : A;
}

/** What the life cycle's buttons of this side depend on now. */
export async function factsOf(side: Side): Promise<AgreementFacts> {
  const facts = side.id === null ? undefined : await factsOfAgreement(side.node.database, side.id);
  if (facts === undefined) throw new Error(`${side.name} has no agreement.`);
  return facts;
}

export async function exchangeRow(side: Side) {
  return side.node.database
    .selectFrom('iia_exchanges')
    .selectAll()
    .where('agreement_id', '=', side.id ?? 0)
    .executeTakeFirst();
}

/** The first agreement of the partner's that waits to be taken over. */
export async function firstOffer({ node }: Side): Promise<{ readonly id: number } | undefined> {
  const { body } = await node.exchange(EXCHANGE_PATHS.incoming, { method: 'GET' });
  return body[0];
}
