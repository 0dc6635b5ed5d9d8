import { grantsOf } from 'shared-contracts/sets/access.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import { MODEL } from '../../sets/model.ts';
import { mergeRecord } from '../../../records/save/merge/mergeRecord.ts';
import type { Key } from '../../../records/model/key.ts';
import type { NestedRecord, Reference } from '../../../records/save/posted/parsedMembers.ts';
import type { Resolved } from '../../../records/save/merge/resolveReferences.ts';
import { type SaveContext, store } from '../../../records/save/saveContext.ts';
import { findDepartment } from '../institutions/findDepartment.ts';
import { isPosted } from '../../../records/save/setRules.ts';

/** Members that a save of another record may give a department. */
const OPEN_MEMBERS: readonly MemberOf<'MobilityDepartments'>[] = ['name', 'nameGR', 'ounitId', 'institution'];

/**
 * Finds or makes the departments that a save of an agreement carries.
 *
 * - institutions: those of the agreement; a department has to belong to one of them
 * - errors: `required`, `not-in-agreement`, `read-only`, with paths from the body's root; `reference-not-found` for a new one of the local
 *   university by whoever may not add departments there
 */
export async function saveNestedDepartments(
  records: readonly NestedRecord[],
  { institutions, resolved }: { readonly institutions: ReadonlySet<number>; readonly resolved: Resolved },
  context: SaveContext,
): Promise<{ readonly ids: ReadonlyMap<Reference, Key>; readonly errors: readonly FieldError[] }> {
  const ids = new Map<Reference, Key>();
  const errors: FieldError[] = [];
  const made = new Map<string, Key>();
  for (const record of records) {
    const wanted = mergeRecord(MODEL.MobilityDepartments, null, record.members, resolved);
    const { institution, name, ounitId } = wanted;
    const refused = [...record.errors, ...departmentErrors(record, institution, institutions)];
    errors.push(...refused);
    if (refused.length > 0 || institution === null || name === null) continue;
    wanted.name = name.trim();
    // Forty rows that name one department ask once.
    const called = JSON.stringify([institution, wanted.name, ounitId]);
    const id = made.get(called) ?? (await findOrMake(wanted, institution, context));
    if (id === undefined) {
      errors.push({ field: record.path, code: refusedAs('reference-not-found') });
      continue;
    }
    made.set(called, id);
    ids.set(record, id);
  }
  return { ids, errors };
}

async function findOrMake(
  wanted: Unsaved<'MobilityDepartments'>,
  institution: number,
  context: SaveContext,
): Promise<Key | undefined> {
  const ounitId = wanted.ounitId || null;
  const found = await findDepartment(context.database, { institution, name: String(wanted.name), ounitId });
  if (found !== undefined) return found;
  if (institution === LOCAL_INSTITUTION_ID && !mayAddLocal(context)) return undefined;
  return store(context, MODEL.MobilityDepartments, { before: null, after: { ...wanted, ounitId } });
}

/** Departments of a partner are what the agreement says of it; our own are a list that is kept by itself. */
function mayAddLocal({ caller }: SaveContext): boolean {
  return grantsOf(caller, 'create', 'MobilityDepartments').length > 0;
}

function departmentErrors(
  { members, path, errors }: NestedRecord,
  institution: number | null,
  institutions: ReadonlySet<number>,
): FieldError[] {
  const posted = Object.keys({ ...MODEL.MobilityDepartments.fields, ...MODEL.MobilityDepartments.links });
  const closed = posted.filter(
    (member) => isPosted(members, member) && !OPEN_MEMBERS.some((open) => open === member),
  );
  const missing = ['name', 'institution'].filter(
    (member) => !isPosted(members, member) && !errors.some(({ field }) => field === `${path}/${member}`),
  );
  const isForeign = institution !== null && !institutions.has(institution);
  return [
    ...closed.map((member) => ({ field: `${path}/${member}`, code: refusedAs('read-only') })),
    ...missing.map((member) => ({ field: `${path}/${member}`, code: refusedAs('required') })),
    ...(isForeign ? [{ field: `${path}/institution`, code: refusedAs('not-in-agreement') }] : []),
  ];
}
