import { sql } from 'kysely';
import { AGREEMENT_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { RenewalNote, RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import type { Stored } from 'shared-contracts/members/stored.ts';
import {
  addRecord,
  assignOfficers,
  IS_OPEN_OFFICER,
  loadRecords,
  newAsCaller,
  type SaveContext,
  withoutIds,
} from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { renewedAlready } from './jobReasons.ts';
import { renewalNotes } from './renewalNotes.ts';

type Agreement = Stored<'MobilityAgreements'>;
type NewAgreement = Awaited<ReturnType<typeof newAsCaller<'MobilityAgreements'>>>;

/** An agreement that was made from another one, by its academic years. */
export type Renewal = { readonly id: number; readonly startYear: number; readonly endYear: number };

/** What a renewal would store; earlier: what was made from the same agreement before. */
export type PlannedRenewal = {
  readonly record: NewAgreement;
  readonly notes: readonly RenewalNote[];
  readonly earlier: readonly Renewal[];
};

/**
 * Makes the draft that an agreement is renewed by, and stores nothing: its institutions, contacts and rows, the factsheets that are in force now, and
 * the new years. Ids of the network, approvals, notifications, signatures and comments stay with the agreement that it is made from.
 *
 * It is checked as a draft that the caller types. Throws a `Problem` for what the rules refuse, and 409 `renewed-already`.
 */
export async function planRenewal(
  context: SaveContext,
  id: number,
  years: RenewalYears,
): Promise<PlannedRenewal> {
  const { database } = context;
  const stored = requireFound((await loadRecords(context, 'MobilityAgreements', [id])).get(id));
  const earlier = await renewalsOf(database, id);
  const overlapping = earlier.filter((one) => overlaps(one, years));
  if (overlapping.length > 0) throw renewedAlready(overlapping.map((one) => one.id));
  const record = await newAsCaller(context, 'MobilityAgreements', draftOf(stored, years));
  return { record, earlier, notes: await renewalNotes(database, stored, { record, years }) };
}

/**
 * Renews an agreement in the transaction of the context, which has locked it, and gives the id of the draft, whose officer stays the same. A renewal at
 * the same time comes after this one, and finds its draft.
 *
 * Throws a `Problem` as {@link planRenewal} does.
 */
export async function renew(context: SaveContext, id: number, years: RenewalYears): Promise<number> {
  const { record } = await planRenewal(context, id, years);
  const draft = Number(await addRecord(context, 'MobilityAgreements', { ...record, renewedFrom: id }));
  await keepOfficer(context, id, draft);
  return draft;
}

/** Makes the officer of the agreement that of the draft, while the account is open and of the office. */
async function keepOfficer(context: SaveContext, from: number, id: number): Promise<void> {
  const { rows } = await sql<{ to: number }>`
    select users.id as to from agreements join users on users.id = officer_id
    where agreements.id = ${from} and ${IS_OPEN_OFFICER}`.execute(context.database);
  const items = rows.map(({ to }) => ({ id, from: null, to }));
  if (items.length > 0) await assignOfficers(context, { set: 'MobilityAgreements', items });
}

function draftOf(stored: Agreement, { startYear, endYear }: RenewalYears): Readonly<Record<string, unknown>> {
  const ids = (linked: readonly number[]) => linked.map((id) => ({ id }));
  return {
    startYear: { id: startYear },
    endYear: { id: endYear },
    status: { id: AGREEMENT_STATUS.Draft },
    institutions: ids(stored.institutions),
    departmentalCoordinatorContacts: ids(stored.departmentalCoordinatorContacts),
    ...Object.fromEntries(
      MOBILITY_LISTS.map((list) => [
        list,
        stored[list].map((row) => withoutIds(AGREEMENT.links[list].set, row)),
      ]),
    ),
  };
}

function overlaps(one: RenewalYears, other: RenewalYears): boolean {
  return one.startYear <= other.endYear && other.startYear <= one.endYear;
}

/** What was deleted or has been terminated stands in nobody's way. */
async function renewalsOf(database: Database, id: number): Promise<readonly Renewal[]> {
  const { rows } = await sql<Renewal>`
    select id, start_year_id as "startYear", end_year_id as "endYear" from agreements
    where renewed_from = ${id} and not is_deleted and terminated <> ${TERMINATION_STATUS['IIA Terminated']} order by id`.execute(
    database,
  );
  return rows;
}
