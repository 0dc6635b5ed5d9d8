import { sql } from 'kysely';
import type { New, Unsaved } from 'shared-contracts/members/stored.ts';
import type { ChildSetName, SetName } from 'shared-contracts/sets/sets.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { Filter } from 'shared-contracts/call/filter.ts';
import type { Database } from '../database/database.ts';
import type { SignedInCaller } from '../platform/tokens/caller.ts';
import type { Key } from '../records/model/key.ts';
import type { SetDefinition } from '../records/model/definition.ts';
import { MODEL } from './sets/model.ts';
import type { DerivedMembers } from '../records/read/compile/derivedMembers.ts';
import { versionsOf } from '../records/read/list/compiledList.ts';
import { countSelections, selectionSql, type Selection } from '../records/read/list/countedSelections.ts';
import { readRecord as readDefined } from '../records/read/readRecord.ts';
import type { BodyObject } from '../records/save/posted/body.ts';
import { type ChangeContext, type SaveContext, store } from '../records/save/saveContext.ts';
import { withoutIds as withoutIdsOf } from '../records/save/stored/childRecords.ts';
import { newInTransaction, saveInTransaction } from '../records/save/saveRecords.ts';
import {
  loadRecords as loadDefined,
  lockRecords as lockDefined,
  type MergedRecord,
  type RecordOf,
} from '../records/save/stored/storedRecord.ts';
import {
  type ChangeServices,
  changeAsCaller as changeByRules,
} from '../records/save/transaction/changeTransaction.ts';
import { requireVersion as requireDefined } from '../records/save/stored/requireVersion.ts';
import { rulesOf } from './rules/rules.ts';
import { changedMembers } from '../records/save/stored/changedMembers.ts';

/*
 * The one door of the data part: how everything else of the server reads, locks and changes records.
 *
 * A change is made inside `changeAsCaller` or `changeAsSystem`: one transaction, which is audited under the person's name and raises the
 * change counters when its work is done. What a person posts goes through `saveAsCaller`, with their rights and all rules; what follows
 * from the network goes through `addRecord` and `changeRecord`, by nobody's rights.
 */

export { factsheetChanges, type WholeFactsheet } from './history/factsheetChanges.ts';
export type { ComputedMembers } from '../records/read/item/computedMembers.ts';
export { requireEditable } from './rules/agreements/agreementEdits.ts';
export { AGREEMENT_IS_OF_DEPARTMENTS } from './officers/departments.ts';
export { desksOf, IS_ON_DESK_OF_CALLER, withDeputies } from './officers/desks.ts';
export { IS_OPEN_OFFICER } from './officers/officers.ts';
export { assignOfficers } from './officers/assignOfficers.ts';
export { givenPlaces, usedByRow } from './places/usedPlaces.ts';
export { activeFactsheets } from './rules/agreements/agreementLinks.ts';
export { AGREEMENTS_WITH_MOBILITIES, hasMobilities } from './rules/agreements/agreementMobilities.ts';
export { faultsBeforeSending } from './rules/agreements/agreements.rules.ts';
export { findDepartment } from './rules/institutions/findDepartment.ts';
export { changeAsSystem } from '../records/save/transaction/changeTransaction.ts';
export {
  claimKey,
  type Earlier,
  findEarlier,
  keepSaved,
  keyReused,
  releaseKey,
  type Repeatable,
} from '../records/save/transaction/idempotencyKey.ts';
export { doOnce } from '../records/save/transaction/doOnce.ts';
export { sanitiseHtml } from '../records/save/posted/sanitiseHtml.ts';
export type { ChangeContext, DerivedMembers, SaveContext };

/** Changes records for a person as `changeAsCaller` of the engine does, by the rules of the portal. */
export async function changeAsCaller<Result>(
  services: ChangeServices,
  by: { readonly caller: SignedInCaller; readonly requestId: string },
  work: (context: SaveContext) => Promise<Result>,
): Promise<Result> {
  return changeByRules({ ...services, rulesOf }, by, work);
}

/** Throws a `Problem`: 404 when there is no such record, 409 with the record as it is now when it has not the version that the caller names. */
export async function requireVersion(
  database: Database,
  caller: SignedInCaller,
  set: SetName,
  named: { readonly id: number; readonly version: string },
): Promise<void> {
  return requireDefined(database, caller, MODEL[set], named);
}

/**
 * Reads a whole record as the wire has it, with owned children and links expanded; large contents are left out.
 *
 * - database: the transaction, where the record has just been written in one
 * - caller: sees what their grants open; null is the system itself, which sees everything
 * - result: null when there is no such record, or none that the caller may read
 */
export async function readRecord(
  database: Database,
  caller: SignedInCaller | null,
  set: SetName,
  id: Key,
): Promise<object | null> {
  return readDefined({ database }, caller, MODEL[set], id);
}

/**
 * Counts several selections of a set in one pass over it: each number is the total of the list with that filter, for this caller.
 *
 * Throws a `Problem` (403) for a set that the caller may not read.
 */
export async function countRecords<Name extends string>(
  database: Database,
  set: SetName,
  asked: {
    readonly caller: Caller;
    readonly derived: DerivedMembers;
    readonly filters: Readonly<Record<Name, Filter | undefined>>;
    /** What all of the filters have in common. */
    readonly within?: Filter | undefined;
    /** Derived members that more than one of the filters names. */
    readonly once?: readonly string[];
  },
): Promise<Readonly<Record<Name, number>>> {
  return countSelections(database, { definition: MODEL[set], ...asked });
}

/** Gives the versions of sets, which another text stands for as soon as one of them changes; see docs/decisions/0009-exact-counts.md. */
export async function readVersions(database: Database, sets: readonly SetName[]): Promise<string> {
  const { rows } = await sql<{ versions: string }>`select ${versionsOf(sets)} as versions`.execute(database);
  return rows[0]?.versions ?? '';
}

/** Gives the condition of a selection of agreements, for statements that ask more of them than a list can. */
export function selectAgreements(
  caller: Caller,
  derived: DerivedMembers,
  filter: Filter | undefined,
): Selection {
  return selectionSql({ definition: MODEL.MobilityAgreements, caller, derived }, filter);
}

/** Loads records as they are stored; those that do not exist are missing from the answer. */
export async function loadRecords<Set extends SetName>(
  { database }: Pick<ChangeContext, 'database'>,
  set: Set,
  ids: readonly Key[],
): Promise<ReadonlyMap<Key, RecordOf<Set>>> {
  const definition: SetDefinition<Set> = MODEL[set];
  return loadDefined(database, definition, ids);
}

/** Locks records until the transaction ends, and loads them as they are then. */
export async function lockRecords<Set extends SetName>(
  context: Pick<ChangeContext, 'database'>,
  set: Set,
  ids: readonly Key[],
): Promise<ReadonlyMap<Key, RecordOf<Set>>> {
  await lockDefined(context.database, MODEL[set], ids);
  return loadRecords(context, set, ids);
}

/** Adds a record with its children and links; gives its id. */
export async function addRecord<Set extends SetName>(
  context: ChangeContext,
  set: Set,
  record: New<Set>,
): Promise<Key> {
  return store(context, MODEL[set], { before: null, after: { ...record } });
}

/**
 * Changes a locked record with its children and links.
 *
 * - result: the new version, an ISO time; undefined for a record that says the same as before, which stays as it is
 */
export async function changeRecord<Set extends SetName>(
  context: ChangeContext,
  set: Set,
  before: RecordOf<Set>,
  after: New<Set>,
): Promise<string | undefined> {
  if (!isChanged(set, before, after)) return undefined;
  const written: MergedRecord = { ...after };
  await store(context, MODEL[set], { before, after: written });
  return String(written.dateModified);
}

/** Tells whether two states of a record differ in any member. */
export function isChanged<Set extends SetName>(set: Set, before: RecordOf<Set>, after: New<Set>): boolean {
  return changedMembers(MODEL[set], before, after).length > 0;
}

/** Counts a change of records of a set that was written without {@link addRecord} and {@link changeRecord}. */
export function countChange({ touched }: ChangeContext, set: SetName): void {
  touched.add(set);
}

/**
 * Saves what a person posts as the data API does: with their rights, the rules of the set, and the version that the record names.
 *
 * - result: the record as the caller may read it now
 *
 * Throws a `Problem` for whatever is refused; the transaction must be rolled back then.
 */
export async function saveAsCaller(context: SaveContext, set: SetName, posted: BodyObject): Promise<unknown> {
  const request = { definition: MODEL[set], records: [posted], isArray: false, version: undefined };
  const [saved] = await saveInTransaction(context, request);
  return saved;
}

/**
 * Makes the record that {@link saveAsCaller} would store of something new, with all its checks, and stores nothing: {@link addRecord} does.
 *
 * - posted: carries no records of other sets, as those would be stored
 */
export async function newAsCaller<Set extends SetName>(
  context: SaveContext,
  set: Set,
  posted: BodyObject,
): Promise<Unsaved<Set> & New<Set>> {
  // It has the members of its definition, one by one, and those that are required have been checked.
  return (await newInTransaction(context, MODEL[set], posted)) as Unsaved<Set> & New<Set>;
}

/** Copies the child of a record for another record: without its own id and those of its children; ids of other records stay. */
export function withoutIds(set: ChildSetName, child: object): object {
  return withoutIdsOf(MODEL[set], { ...child });
}
