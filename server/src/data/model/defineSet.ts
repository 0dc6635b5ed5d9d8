import type * as members from 'shared-contracts/members/entity.ts';
import { columnName } from './columnName.ts';
import type { Field, Link, Owner, PairTable, SetDefinition } from './definition.ts';

type MemberOf<E extends members.Entity> = (keyof E['fields'] | keyof E['links']) & string;
type LinkedMemberOf<E extends members.Entity> = {
  [Member in keyof E['links']]: E['links'][Member] extends { kind: 'linkedMany' } ? Member : never;
}[keyof E['links']];

/** Where the records of an entity lie: what its members do not tell. */
type Storage<E extends members.Entity> = {
  readonly table: string;
  readonly owner?: Owner;
  /** The reference data gives the ids; else the database does. */
  readonly hasGivenIds?: boolean;
  /** Columns that are not called as their member: a field in snake_case, a `toOne` with `_id` behind it. */
  readonly columns?: Readonly<Partial<Record<MemberOf<E>, string>>>;
  readonly copyId?: keyof E['fields'] & string;
} & ([LinkedMemberOf<E>] extends [never]
  ? { readonly pairs?: undefined }
  : { readonly pairs: Readonly<Record<LinkedMemberOf<E>, PairTable>> });

/** Joins an entity with the place where its records lie. */
export function defineSet<E extends members.Entity>(entity: E, storage: Storage<E>): SetDefinition<E['set']> {
  const { table, owner, copyId, hasGivenIds = false } = storage;
  const columns: Readonly<Record<string, string | undefined>> = storage.columns ?? {};
  const pairs: Readonly<Record<string, PairTable | undefined>> = storage.pairs ?? {};
  const { set, uniqueMembers, heavyMembers, computed, derived } = entity;
  return {
    name: set,
    table,
    key: { type: 'integer', isGenerated: !hasGivenIds },
    fields: mapValues(entity.fields, (field, member): Field => {
      const column = columns[member];
      return column === undefined ? field : { ...field, column };
    }),
    links: mapValues(entity.links, (link, member) => definedLink(link, member, columns, pairs)),
    ...(uniqueMembers && { uniqueMembers }),
    ...(heavyMembers && { heavyMembers }),
    ...(computed && { computed }),
    ...(derived && { derived }),
    ...(owner && { owner }),
    ...(copyId && { copyId }),
  };
}

function definedLink(
  link: members.Link,
  member: string,
  columns: Readonly<Record<string, string | undefined>>,
  pairs: Readonly<Record<string, PairTable | undefined>>,
): Link {
  if (link.kind === 'toOne') return { ...link, column: columns[member] ?? `${columnName(member)}_id` };
  if (link.kind !== 'linkedMany') return link;
  const through = pairs[member];
  if (through === undefined) throw new TypeError(`${member} has no table of pairs`);
  return { ...link, through };
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));
}
