import { factsheetInstitution } from 'shared-contracts/factsheets/entities/factsheetWizard.ts';
import { closedMember, grantsOn } from '../../../records/grants/grants.ts';
import { matchingGrants } from '../../../records/grants/matchingGrants.ts';
import { MODEL } from '../../sets/model.ts';
import { mergeRecord } from '../../../records/save/merge/mergeRecord.ts';
import { type SaveContext, store } from '../../../records/save/saveContext.ts';
import { loadFlatRecords, lockRecords } from '../../../records/save/stored/storedRecord.ts';
import { changedMembers } from '../../../records/save/stored/changedMembers.ts';
import { notPermitted } from '../../../platform/problems/refusals.ts';
import { institutionErrors } from '../institutions/institutionErrors.ts';
import { memberErrors } from '../memberErrors.ts';
import type { CarriedOutcome, CarriedRecord } from '../nested/carriedRecord.ts';

const INSTITUTIONS = MODEL.MobilityInstitutions;
const MEMBERS = factsheetInstitution.shape;

/**
 * Changes the institution of a factsheet where the save says something new of it, for whoever may change institutions.
 *
 * Throws a `Problem`: 403 for everybody else, 409 when the save names another version.
 */
export async function saveCarriedInstitution(
  { record, resolved, requireVersion }: CarriedRecord,
  context: SaveContext,
): Promise<CarriedOutcome> {
  const { path, id, members } = record;
  if (id !== undefined) await lockRecords(context.database, INSTITUTIONS, [id]);
  const stored =
    id === undefined ? undefined : (await loadFlatRecords(context.database, INSTITUTIONS, [id])).get(id);
  if (id === undefined || stored === undefined)
    return { errors: [{ field: path, code: 'reference-not-found' }] };
  const after = mergeRecord(INSTITUTIONS, stored, members, resolved);
  const changed = changedMembers(INSTITUTIONS, stored, after);
  if (changed.length === 0) return { id, errors: record.errors };
  await requireRight(changed, stored, path, context);
  await requireVersion(stored);
  // Names of members are those of the set.
  const checked = changed.filter((member) => member in MEMBERS) as (keyof typeof MEMBERS)[];
  const refused = [
    ...memberErrors(MEMBERS, after, checked),
    ...(await institutionErrors(context.database, { before: stored, after }, changed)),
  ];
  const errors = [
    ...record.errors,
    ...refused.map((error) => ({ ...error, field: `${path}/${error.field}` })),
  ];
  if (errors.length === 0) await store(context, MODEL.MobilityInstitutions, { before: stored, after });
  return { id, errors, hasChanged: true };
}

async function requireRight(
  changed: readonly string[],
  stored: object,
  path: string,
  { database, caller }: SaveContext,
): Promise<void> {
  const held = grantsOn(caller, 'update', INSTITUTIONS);
  const grants = await matchingGrants(database, caller, held, INSTITUTIONS, { ...stored });
  const closed = closedMember(caller, grants, INSTITUTIONS, { changed, posted: changed });
  if (grants.length === 0 || closed !== undefined) throw notPermitted(path);
}
