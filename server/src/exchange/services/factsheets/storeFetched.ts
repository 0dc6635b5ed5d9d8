import { sql } from 'kysely';
import type { New, Stored } from 'shared-contracts/members/stored.ts';
import type { UnmappedPart } from 'shared-contracts/exchange/exchange.ts';
import type { FactsheetChange } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import {
  addRecord,
  type ChangeContext,
  changeRecord,
  factsheetChanges,
  isChanged,
  countChange,
  loadRecords,
  lockRecords,
  type WholeFactsheet,
} from '../../../data/records.ts';
import type { Factsheet, Hei } from 'ewp/documents';
import { storableParts, type StorableParts } from '../../mapping/factsheet/storableParts.ts';
import { coordinatorOf, toCoordinator } from '../../mapping/factsheet/toCoordinator.ts';
import { toFactsheet } from '../../mapping/factsheet/toFactsheet.ts';
import { toInstitutionMembers } from '../../mapping/factsheet/toInstitutionMembers.ts';
import { addNote } from '../../store/factsheets/factsheetNotes.ts';
import { saveCoordinator } from './saveCoordinator.ts';

type Sheet = Stored<'MobilityFactsheets'>;

/** - hei: null when the institution could not be had; fetchedAt: when the partner was asked */
type Fetched = { readonly sheet: Factsheet; readonly hei: Hei | null; readonly fetchedAt: Date };
type Asked = { readonly institutionId: number; readonly factsheetId: number | undefined };

/**
 * What became of a fetched factsheet.
 *
 * - isNew: the partner had no active one
 * - fetchedAt: of what is stored now, which another fetch may have brought
 * - unmapped: parts of the documents that have no place here
 */
export type StoredFetch = {
  readonly id: number;
  readonly isNew: boolean;
  readonly fetchedAt: Date;
  readonly changes: readonly FactsheetChange[];
  readonly unmapped: readonly UnmappedPart[];
};

/** Stores a fetched factsheet, unless one that was asked for later is stored already. */
export async function storeFetched(
  context: ChangeContext,
  { sheet, hei, fetchedAt }: Fetched,
  asked: Asked,
): Promise<StoredFetch> {
  const before = await lockFactsheet(context, asked);
  const overtaken = before === null ? null : laterFetch(before, fetchedAt);
  if (before !== null && overtaken !== null) {
    return { id: before.id, isNew: false, fetchedAt: overtaken, changes: [], unmapped: [] };
  }
  const wholeBefore = await withCoordinator(context, before);
  const parts = storableParts();
  const told = {
    ...toFactsheet(sheet, before, parts),
    ...(hei && toInstitutionMembers(hei, before, parts)),
    ...(hei && (await coordinator(context, hei, { before, asked, parts }))),
  };
  const after = { ...(before ?? emptyFactsheet(asked.institutionId)), ...told };
  const id = await write(context, before, after, fetchedAt);
  const wholeAfter = (await withCoordinator(context, after)) ?? after;
  const changes = factsheetChanges(wholeBefore, wholeAfter);
  const isNew = before === null;
  const { database, userId } = context;
  // Of a new one all is new.
  if (!isNew && changes.length > 0)
    await addNote(database, { factsheetId: id, at: fetchedAt, userId, changes });
  return { id, isNew, fetchedAt, changes, unmapped: parts.unmapped };
}

async function write(
  context: ChangeContext,
  before: Sheet | null,
  after: New<'MobilityFactsheets'>,
  fetchedAt: Date,
): Promise<number> {
  const fetched = { ...after, fetchedAt: fetchedAt.toISOString() };
  if (before === null) return Number(await addRecord(context, 'MobilityFactsheets', fetched));
  const id = before.id;
  if (isChanged('MobilityFactsheets', before, after))
    await changeRecord(context, 'MobilityFactsheets', before, fetched);
  else await writeFetchTime(context, id, fetchedAt);
  return id;
}

/** The lock on the institution keeps two people from making a factsheet each. */
async function lockFactsheet(
  context: ChangeContext,
  { institutionId, factsheetId }: Asked,
): Promise<Sheet | null> {
  const { database } = context;
  await sql`select id from institutions where id = ${institutionId} for no key update`.execute(database);
  const { rows } = await sql<{ id: number }>`
    select id from factsheets where institution_id = ${institutionId}
      and (id = ${factsheetId ?? null} or (${factsheetId ?? null}::integer is null and is_active))`.execute(
    database,
  );
  const ids = rows.map(({ id }) => id);
  const records = await lockRecords(context, 'MobilityFactsheets', ids);
  return records.get(ids[0] ?? 0) ?? null;
}

function laterFetch({ fetchedAt: stored }: Sheet, fetchedAt: Date): Date | null {
  return stored !== null && Date.parse(stored) > fetchedAt.getTime() ? new Date(stored) : null;
}

async function withCoordinator(context: ChangeContext, record: WholeFactsheet): Promise<WholeFactsheet> {
  const id = Number(record?.institutionalCoordinatorContact ?? 0);
  const contacts = await loadRecords(context, 'MobilityContacts', [id]);
  return record && { ...record, institutionalCoordinatorContact: contacts.get(id) ?? null };
}

async function coordinator(
  context: ChangeContext,
  hei: Hei,
  { before, asked, parts }: { before: Sheet | null; asked: Asked; parts: StorableParts },
) {
  const contact = coordinatorOf(hei);
  if (contact === undefined) return {};
  const linked = before?.institutionalCoordinatorContact;
  const factsheet = {
    id: before === null ? null : before.id,
    institutionId: asked.institutionId,
    contactId: linked ?? null,
  };
  const id = await saveCoordinator(context, toCoordinator(contact, parts), factsheet);
  return { institutionalCoordinatorContact: id };
}

function emptyFactsheet(institution: number): New<'MobilityFactsheets'> {
  return { institution, isActive: true, isSample: false };
}

/** That it was fetched again and says the same is no new version. */
async function writeFetchTime(context: ChangeContext, id: number, fetchedAt: Date): Promise<void> {
  await sql`update factsheets set fetched_at = ${fetchedAt} where id = ${id}`.execute(context.database);
  countChange(context, 'MobilityFactsheets');
}
