import { sql } from 'kysely';
import { AGREEMENT_STATUS, LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { Proposal } from 'shared-contracts/notes/proposal.ts';
import { addRecord, newAsCaller, type SaveContext } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import { addNote, usedKey } from '../notes.ts';

/**
 * Makes the draft that a coordinator proposes, in the transaction of the context, and gives its id; a proposal that is sent again gives that of before.
 *
 * It is checked as a draft that the office types. Throws a `Problem` for what the rules refuse, and 409 for a key that was used for something else.
 */
export async function proposeAgreement(context: SaveContext, proposal: Proposal): Promise<number> {
  const { caller, database, now: at } = context;
  const { key, institution, startYear, endYear, text } = proposal;
  const earlier = await proposedBefore(database, proposal, caller.id);
  if (earlier !== undefined) return earlier;
  // Nobody but the office makes agreements; this call makes the drafts of coordinators, and nothing else does.
  const proposer = { ...caller, permissions: [...caller.permissions, 'iia_create' as const] };
  const record = await newAsCaller({ ...context, caller: proposer }, 'MobilityAgreements', {
    startYear: { id: startYear },
    endYear: { id: endYear },
    status: { id: AGREEMENT_STATUS.Draft },
    institutions: [{ id: LOCAL_INSTITUTION_ID }, { id: institution }],
  });
  const agreementId = Number(await addRecord(context, 'MobilityAgreements', record));
  await addNote(database, { key, kind: 'proposal', text }, { agreementId, userId: caller.id, at });
  return agreementId;
}

/** The draft that a key was used for. What is sent at the same time waits for the first of it. */
async function proposedBefore(
  database: Database,
  { key, text }: Proposal,
  userId: number,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(database);
  const note = await database
    .selectFrom('agreement_notes')
    .select(['agreement_id', 'kind', 'user_id', 'text'])
    .where('message_id', '=', key)
    .executeTakeFirst();
  if (note === undefined) return undefined;
  if (note.kind !== 'proposal' || note.user_id !== userId || note.text !== text) throw usedKey();
  return note.agreement_id;
}
