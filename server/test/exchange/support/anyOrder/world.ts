import { sql } from 'kysely';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { factsOfAgreement } from '../../../../src/exchange/factsOfAgreement.ts';
import type { HeldPortal } from './heldPortals.ts';
import { EXCHANGE_PATHS } from '../../../support/api/exchangePaths.ts';

/**
 * One of the two universities.
 *
 * - id: its agreement; null while it has none
 * - deleted: the one that was deleted last; it comes back when the partner had concluded it by then
 * - typed: months that a person saved last, and whether they were sent since; null when a person has gone back from them
 */
export type Side = {
  readonly name: 'A' | 'B';
  readonly node: HeldPortal;
  id: number | null;
  deleted: number | null;
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

/** Whether what was deleted stands again, or may still do so since the partner was not asked yet. */
export async function afterDeletion({ deleted, node }: Side): Promise<'deleted' | 'unsure' | 'back'> {
  if (deleted === null) return 'deleted';
  const { rows } = await sql<{ isDeleted: boolean; isUnsure: boolean | null }>`
    select is_deleted as "isDeleted", not is_withdrawn as "isUnsure" from agreements left join iia_exchanges on agreement_id = id
    where id = ${deleted}`.execute(node.database);
  if (rows[0]?.isDeleted !== true) return 'back';
  return rows[0].isUnsure === true ? 'unsure' : 'deleted';
}

/** The first agreement of the partner's that waits to be taken over. */
export async function firstOffer({ node }: Side): Promise<{ readonly id: number } | undefined> {
  const { body } = await node.exchange(EXCHANGE_PATHS.incoming, { method: 'GET' });
  return body.value[0];
}
