import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { type AnyChange, isPosted } from './setRules.ts';
import { type Existing, findExisting } from './merge/findExisting.ts';
import { mergePosted } from './merge/mergePosted.ts';
import type { Key } from '../model/key.ts';
import { conflict, notFound, notPermitted, refuse } from '../../platform/problems/refusals.ts';
import { removeRecord } from './removeRecord.ts';
import { requiredErrors } from './merge/requiredErrors.ts';
import { nestedRecords } from './merge/resolveReferences.ts';
import { closedMember, grantsOn } from '../grants/grants.ts';
import { matchingGrants } from '../grants/matchingGrants.ts';
import { type SaveContext, store } from './saveContext.ts';
import type { SaveJob } from './saveJob.ts';
import { loadRecords, type MergedRecord, type StoredRecord } from './stored/storedRecord.ts';
import { checkVersion, staleProblem } from './stored/version.ts';
import { changedMembers } from './stored/changedMembers.ts';

/** What became of one record. */
export type Saved = { readonly id: Key; readonly isDeleted: boolean };

/** Inserts, updates or deletes one record with its children and links, or throws a `Problem` and leaves the transaction to be rolled back. */
export async function saveRecord(job: SaveJob, context: SaveContext): Promise<Saved> {
  const existing = await findExisting(job, context);
  if (existing !== undefined) return changeRecord(job, existing, context);
  if (job.record.state === 'delete' || job.record.state === 'update') throw notFound();
  return insertRecord(job, context);
}

const NOTHING_LEFT = { after: null, changedBelow: [] };

async function insertRecord(job: SaveJob, context: SaveContext): Promise<Saved> {
  const after = await newRecord(job, context);
  return {
    id: await store(context, job.definition, { before: null, after }),
    isDeleted: false,
  };
}

/** Makes the record that an insert stores, or throws a `Problem`; nothing is stored but what it carries. */
export async function newRecord(job: SaveJob, context: SaveContext): Promise<MergedRecord> {
  const grants = grantsOn(context.caller, 'create', job.definition);
  if (grants.length === 0) throw notPermitted();
  const { after } = await mergePosted(job, null, context);
  if (after.isDeleted === true) refuse([{ field: `${job.prefix}isDeleted`, code: 'read-only' }]);
  const members = [...Object.keys(job.definition.fields), ...Object.keys(job.definition.links)];
  const changed = members.filter((member) => isPosted(job.record.members, member));
  const closed = closedMember(context.caller, grants, job.definition, { changed, posted: changed });
  if (closed !== undefined) throw notPermitted(job.prefix + closed);
  const errors = await applyRules(job, { before: null, after, posted: job.record.members, changed }, context);
  if ((await matchingGrants(context.database, context.caller, grants, job.definition, after)).length === 0)
    throw notPermitted();
  refuse([...errors, ...requiredErrors(job.definition, after, job.prefix)]);
  return after;
}

async function changeRecord(job: SaveJob, { id, isNamed }: Existing, context: SaveContext): Promise<Saved> {
  const before = (await loadRecords(context.database, job.definition, [id])).get(id);
  if (before === undefined || !(await isReadable(job, before, context))) throw notFound();
  // What is carried is written while it is merged: only by those who may change the record at all.
  if (nestedRecords(job.record.members).length > 0) await updateGrants(job, before, context);
  const isRemoval = job.record.state === 'delete';
  const { after, changedBelow } = isRemoval ? NOTHING_LEFT : await mergePosted(job, before, context);
  const changed =
    after === null ? [] : [...new Set([...changedMembers(job.definition, before, after), ...changedBelow])];
  const check = checkVersion(before, [job.record.version, job.version]);
  // A record that is only named, and found as it is, needs neither the right to change it nor its version.
  const names = context.rulesOf(job.definition.root)?.namedBy ?? [];
  const isNamedOnly =
    !isRemoval && job.record.id === undefined && changed.every((member) => names.includes(member));
  if (isNamedOnly && check !== 'other') return { id, isDeleted: false };
  if (after === null || (before.isDeleted === false && after.isDeleted === true)) {
    await removeRecord(
      job,
      { id, before, check, otherChanges: changed.filter((member) => member !== 'isDeleted') },
      context,
    );
    return { id, isDeleted: true };
  }
  const grants = await updateGrants(job, before, context);
  const posted = [...Object.keys(job.definition.fields), ...Object.keys(job.definition.links)].filter(
    (member) => isPosted(job.record.members, member),
  );
  const closed = closedMember(context.caller, grants, job.definition, { changed, posted });
  if (closed !== undefined) throw notPermitted(job.prefix + closed);
  // Whoever only typed the name of something new has seen nothing of what is there.
  if (check === 'other' || (check === 'unnamed' && !isNamed))
    throw staleProblem(check, await job.readCurrent(id));
  if (changed.length === 0 && !(await context.rulesOf(job.definition.root)?.isIncomplete?.(before, context)))
    return { id, isDeleted: false };
  if (before.isDeleted === true) throw deletedConflict();
  const errors = await applyRules(job, { before, after, posted: job.record.members, changed }, context);
  if (!(await staysInReach(job, after, grants, context))) throw notPermitted();
  refuse([...errors, ...requiredErrors(job.definition, after, job.prefix)]);
  await store(context, job.definition, { before, after });
  return { id, isDeleted: false };
}

async function isReadable(job: SaveJob, before: StoredRecord, context: SaveContext): Promise<boolean> {
  const grants = grantsOn(context.caller, 'read', job.definition);
  return (await matchingGrants(context.database, context.caller, grants, job.definition, before)).length > 0;
}

async function updateGrants(job: SaveJob, before: StoredRecord, context: SaveContext) {
  const grants = await matchingGrants(
    context.database,
    context.caller,
    grantsOn(context.caller, 'update', job.definition),
    job.definition,
    before,
  );
  if (grants.length === 0) throw notPermitted();
  return grants;
}

/** Whoever may change a record because of what it is must not make it something else. */
async function staysInReach(
  job: SaveJob,
  after: StoredRecord,
  grants: Awaited<ReturnType<typeof updateGrants>>,
  context: SaveContext,
): Promise<boolean> {
  const governed = ['isDeleted', ...(context.rulesOf(job.definition.root)?.governs ?? [])];
  const lasting = grants.map((grant) => ({
    ...grant,
    where: Object.fromEntries(Object.entries(grant.where ?? {}).filter(([path]) => !governed.includes(path))),
  }));
  return (await matchingGrants(context.database, context.caller, lasting, job.definition, after)).length > 0;
}

async function applyRules(
  job: SaveJob,
  change: AnyChange,
  context: SaveContext,
): Promise<readonly FieldError[]> {
  const errors = (await context.rulesOf(job.definition.root)?.apply?.(change, context)) ?? [];
  return errors.map((error) => ({ ...error, field: job.prefix + error.field }));
}

function deletedConflict() {
  return conflict({
    en: 'The record has been deleted and cannot be changed.',
    el: 'Η εγγραφή έχει διαγραφεί και δεν μπορεί να αλλάξει.',
  });
}
