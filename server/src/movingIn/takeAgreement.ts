import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { sendFaults } from 'shared-contracts/agreements/sendFaults.ts';
import { addRecord, changeAsSystem, type ChangeContext } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { adoptAgreement } from '../exchange/services/agreement/adoptAgreement.ts';
import { Problem } from '../platform/problems/problem.ts';
import { checkAgreement, type CheckedAgreement } from './checkAgreement.ts';
import { NotTaken, type Reason } from './reasons.ts';
import type { KnownRecords } from './resolve/knownRecords.ts';
import { toRecord } from './toRecord.ts';
import type { TrialMemory } from './trialMemory.ts';

/** What became of an agreement of a file. - agreementId: its id here; after a trial nobody has it */
export type Outcome =
  | { readonly kind: 'taken'; readonly agreementId: number; readonly notes: readonly Reason[] }
  | { readonly kind: 'there'; readonly agreementId: number }
  | { readonly kind: 'refused'; readonly reasons: readonly Reason[] };

export type TakingServices = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly known: KnownRecords;
  /** False for a trial: everything is done, and nothing is kept. */
  readonly isKept: boolean;
  /** Ids of agreements that were met so far. */
  readonly seen: Set<string>;
  readonly memory: TrialMemory;
};

/** Ends a trial: the transaction is rolled back with what it found out. */
class TrialOver extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('trial');
    this.outcome = outcome;
  }
}

/**
 * Takes one agreement over from an earlier system, in a transaction of its own: all of it, or nothing.
 *
 * One that is there already, by its id of the network, stays as it is, whatever has become of it since.
 */
export async function takeAgreement(services: TakingServices, raw: unknown): Promise<Outcome> {
  const outcome = await tried(services, raw);
  services.memory.close(outcome.kind === 'taken');
  return outcome;
}

async function tried(services: TakingServices, raw: unknown): Promise<Outcome> {
  const { database, clock, isKept, seen } = services;
  try {
    const earlier = checkAgreement(raw);
    if (seen.has(earlier.iiaId)) throw new NotTaken([{ code: 'in-file-twice', value: earlier.iiaId }]);
    seen.add(earlier.iiaId);
    return await changeAsSystem({ database, clock }, { userId: null }, async (context) => {
      const outcome = await take(context, services, earlier);
      if (!isKept) throw new TrialOver(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof TrialOver) return error.outcome;
    if (error instanceof NotTaken) return { kind: 'refused', reasons: error.reasons };
    if (error instanceof Problem) {
      return { kind: 'refused', reasons: [{ code: 'refused', texts: error.texts }] };
    }
    throw error;
  }
}

async function take(
  context: ChangeContext,
  { known, isKept, memory }: TakingServices,
  earlier: CheckedAgreement,
): Promise<Outcome> {
  const { database } = context;
  const there = await findTaken(database, earlier.iiaId);
  if (there !== undefined) return { kind: 'there', agreementId: there };
  await requireFree(database, earlier, isKept);
  const notes: Reason[] = [];
  const { record, told } = await toRecord(context, earlier, { known, notes, memory });
  await requireUnlinked(database, record.institutions ?? [], earlier, memory);
  const agreementId = Number(await addRecord(context, 'MobilityAgreements', record));
  const isTold = (record.ewpStatus ?? EWP_STATUS['Not notified']) !== EWP_STATUS['Not notified'];
  if (isTold) {
    const adopted = await adoptAgreement(context, agreementId, {
      told,
      partnersHash: earlier.partnerApprovedHash ?? null,
      approvedAt: earlier.approvedAt == null ? null : new Date(earlier.approvedAt),
    });
    if (adopted.isUnsendable) {
      throw new NotTaken(
        sendFaults(adopted.item).map(({ field, code }) => ({ code: 'not-in-network', field, value: code })),
      );
    }
    const { hash } = adopted;
    if (earlier.approvedHash != null && earlier.approvedHash !== hash) {
      notes.push({ code: 'hash-differs', field: 'approvedHash', value: hash ?? '–' });
    }
  }
  return { kind: 'taken', agreementId, notes };
}

async function findTaken(database: Database, iiaId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from agreements where iia_id = ${iiaId}`.execute(
    database,
  );
  return rows[0]?.id;
}

/** Numbers beyond which too few are left. */
const HIGHEST_NUMBER = 900_000_000;

/** An agreement that is made here is known by its number: no such number may be one that an earlier system has given. */
async function requireFree(database: Database, { iiaId }: CheckedAgreement, isKept: boolean): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(iiaId)) return;
  const number = Number(iiaId);
  if (number > HIGHEST_NUMBER) throw new NotTaken([{ code: 'id-too-high', value: iiaId }]);
  const { rows } = await sql<{ iiaId: string | null }>`
    select iia_id as "iiaId" from agreements where id = ${number}`.execute(database);
  if (rows[0] !== undefined && rows[0].iiaId === null) {
    throw new NotTaken([{ code: 'id-taken', field: 'iiaId', value: iiaId }]);
  }
  // Sequences know no way back: a trial leaves them as they are.
  if (isKept) {
    await sql`
      select setval(name, ${number}) from pg_get_serial_sequence('agreements', 'id') name
      where coalesce(pg_sequence_last_value(name::regclass), 0) < ${number}`.execute(database);
  }
}

/** One copy of a partner is linked with one of ours. */
async function requireUnlinked(
  database: Database,
  institutions: readonly number[],
  { iiaId, partnerAgreementIdentifications: [partner] }: CheckedAgreement,
  memory: TrialMemory,
): Promise<void> {
  if (partner?.iiaId == null) return;
  const field = 'partnerAgreementIdentifications';
  memory.claim(`copy ${institutions.join(' ')} ${partner.iiaId}`, iiaId, {
    code: 'partner-id-in-file',
    field,
  });
  const { rows } = await sql<{ id: number }>`
    select agreements.id from agreements join partner_agreement_identifications ids on ids.agreement_id = agreements.id
    where ids.iia_id = ${partner.iiaId} and not is_deleted and exists (
      select from agreement_institutions named join institutions on institutions.id = institution_id
      where named.agreement_id = agreements.id and not is_local and institution_id = any(${[...institutions]}::integer[]))`.execute(
    database,
  );
  if (rows[0] !== undefined) {
    throw new NotTaken([{ code: 'partner-id-taken', field, value: String(rows[0].id) }]);
  }
}
