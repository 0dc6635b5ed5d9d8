import { type RawBuilder, sql } from 'kysely';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { columnOf } from '../../model/columns.ts';
import { type Key, keyOf } from '../../model/key.ts';
import type { NamedReference, NestedRecord, ParsedMembers, Reference } from '../posted/parsedMembers.ts';
import { readableIds } from '../../grants/matchingGrants.ts';
import { anyKeyOf } from '../../sql/anyKeyOf.ts';

/** Ids of the records that references name. */
export type Resolved = ReadonlyMap<Reference, Key>;

/**
 * Looks up every record that a body names, one query per set and naming member; those that it carries whole are left out.
 *
 * - known: tells of a reference that the record holds already; it stays valid though the caller may not read the other record
 * - errors: receives `reference-not-found` with the path, for records that do not exist and for those that the caller may not read
 */
export async function resolveReferences(
  database: Database,
  caller: SignedInCaller,
  members: ParsedMembers,
  known: (reference: NamedReference, id: Key) => boolean,
  errors: FieldError[],
): Promise<Map<Reference, Key>> {
  const named = collectReferences(members).filter((reference) => 'value' in reference);
  return resolveNamed(database, caller, named, known, errors);
}

/** The same as {@link resolveReferences}, for some references. */
export async function resolveNamed(
  database: Database,
  caller: SignedInCaller,
  named: readonly NamedReference[],
  known: (reference: NamedReference, id: Key) => boolean,
  errors: FieldError[],
): Promise<Map<Reference, Key>> {
  const resolved = new Map<Reference, Key>();
  // What the record refers to already is there: a foreign key holds it.
  for (const reference of named)
    if (namesById(reference) && known(reference, reference.value)) resolved.set(reference, reference.value);
  const bySet = Map.groupBy(
    named.filter((reference) => !resolved.has(reference)),
    (reference) => reference.target,
  );
  for (const [target, references] of bySet) {
    const found = await findIds(database, target, references);
    const readable = await readableIds(database, caller, target, [...new Set(found.values())]);
    for (const reference of references) {
      const id = found.get(reference);
      if (id !== undefined && (readable.has(id) || known(reference, id))) resolved.set(reference, id);
      else errors.push({ field: reference.path, code: 'reference-not-found' });
    }
  }
  return resolved;
}

function namesById({ target, member }: NamedReference): boolean {
  return !Object.hasOwn(target.fields, member);
}

/** Lists the records that a body carries whole, in the order in which it carries them. */
export function nestedRecords(members: ParsedMembers): NestedRecord[] {
  return collectReferences(members).filter((reference) => 'members' in reference);
}

/** Lists the references of a record and of all its children. */
function collectReferences(members: ParsedMembers): Reference[] {
  return [
    ...[...members.references.values()].filter((reference) => reference !== null),
    ...[...members.links.values()].flatMap((list) => list.items.map((item) => item.reference)),
    ...[...members.children.values()].flatMap((list) =>
      list.items.flatMap((child) => collectReferences(child.members)),
    ),
  ];
}

async function findIds(
  database: Database,
  definition: SetDefinition,
  references: readonly NamedReference[],
): Promise<Map<NamedReference, Key>> {
  const found = new Map<NamedReference, Key>();
  for (const [member, named] of Map.groupBy(references, (reference) => reference.member)) {
    const ids = await idsByMember(database, definition, member, [
      ...new Set(named.map((reference) => reference.value)),
    ]);
    for (const reference of named) {
      const id = ids.get(reference.value);
      if (id !== undefined) found.set(reference, id);
    }
  }
  return found;
}

/** Finds records by the values of one unique member, or of `id`. */
export async function idsByMember(
  database: Database,
  definition: SetDefinition,
  member: string,
  values: readonly Key[],
): Promise<Map<Key, Key>> {
  const field = definition.fields[member];
  const column = sql.ref(field === undefined ? 'id' : columnOf(member, field));
  const accepted: RawBuilder<unknown> =
    field === undefined
      ? anyKeyOf(definition, values)
      : values.length === 1
        ? sql`${values[0]}`
        : sql`any(${values})`;
  const { rows } = await sql<{ id: Key; value: unknown }>`
    select id, ${column} as value from ${sql.table(definition.table)} where ${column} = ${accepted}`.execute(
    database,
  );
  return new Map(rows.map((row) => [keyOf(row.value), row.id]));
}
