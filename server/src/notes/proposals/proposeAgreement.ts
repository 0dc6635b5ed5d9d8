import { sql } from 'kysely';
import { AGREEMENT_STATUS, LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { MOST_PROPOSALS_A_DAY, type Proposal } from 'shared-contracts/notes/proposal.ts';
import { addRecord, keepSaved, newAsCaller, type SaveContext } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import { conflict } from '../../platform/problems/refusals.ts';
import { claimNoteKey, repeatableOf } from '../noteKey.ts';
import { insertNote } from '../notes.ts';

/**
 * Makes the draft that a coordinator proposes, in the transaction of the context, and gives its id; a proposal that is sent again gives that of before.
 *
 * It is checked as a draft that the office types. Throws a `Problem` for what the rules refuse, and 409 for a key that was used for something else and for
 * too many proposals of the caller.
 */
export async function proposeAgreement(context: SaveContext, { key, ...content }: Proposal): Promise<number> {
  const { caller, database, now } = context;
  const noteKey = { call: 'proposeAgreement', key, userId: caller.id, content } as const;
  const earlier = await claimNoteKey(database, noteKey, now);
  if (earlier !== undefined) return Number(earlier[0]);
  await requireFewProposals(database, caller.id, now);
  const id = await addProposedDraft(context, content);
  await keepSaved(database, repeatableOf(noteKey), [id]);
  return id;
}

/**
 * Adds a draft with the reason why it is proposed, though its proposer makes no agreements otherwise; returns its id.
 *
 * The wider rights end here: they go to the check of this one record, which is made of the members named here and no others.
 */
async function addProposedDraft(
  context: SaveContext,
  { institution, startYear, endYear, text }: Omit<Proposal, 'key'>,
): Promise<number> {
  const { caller, database, now: at } = context;
  const record = await newAsCaller(
    { ...context, caller: { ...caller, permissions: [...caller.permissions, 'iia_create'] } },
    'MobilityAgreements',
    {
      startYear: { id: startYear },
      endYear: { id: endYear },
      status: { id: AGREEMENT_STATUS.Draft },
      institutions: [{ id: LOCAL_INSTITUTION_ID }, { id: institution }],
    },
  );
  const agreementId = Number(await addRecord(context, 'MobilityAgreements', record));
  await insertNote(database, { kind: 'proposal', text }, { agreementId, userId: caller.id, at });
  return agreementId;
}

/** Counts the proposals of a person in the last 24 hours; those at one time wait for each other. */
async function requireFewProposals(database: Database, userId: number, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('proposals'), ${userId})`.execute(database);
  const since = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from agreement_notes
    where kind = 'proposal' and user_id = ${userId} and created_at > ${since}`.execute(database);
  if ((rows[0]?.count ?? 0) < MOST_PROPOSALS_A_DAY) return;
  throw conflict({
    en: `You have proposed ${MOST_PROPOSALS_A_DAY} agreements within 24 hours, and no more are accepted. Propose the next one tomorrow, or write to the International Relations Office.`,
    el: `Έχετε προτείνει ${MOST_PROPOSALS_A_DAY} συμφωνίες μέσα σε 24 ώρες και δεν γίνονται δεκτές άλλες. Προτείνετε την επόμενη αύριο ή γράψτε στο Γραφείο Διεθνών Σχέσεων.`,
  });
}
