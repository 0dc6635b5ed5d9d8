import type * as members from 'shared-contracts/members/entity.ts';
import { columnName } from './columnName.ts';
import type { ChildSetName, SetName } from 'shared-contracts/sets/sets.ts';
import type { Condition } from '../query/filterTree.ts';
import type { Row } from '../sql/row.ts';
import type { Sql } from '../sql/sql.ts';
import type { Statement } from '../read/compile/statement.ts';
import type { SortKey } from '../read/compile/orderSql.ts';

export type FieldPlan = members.Field & {
  /** Where it is not the member's name in snake_case. */
  readonly column?: string;
  /** Column that has the text as `compare_text` makes it, where one is kept. */
  readonly foldedColumn?: string;
};

/** Table of pairs that links records of two sets. */
export type PairTable = { readonly table: string; readonly from: string; readonly to: string };

export type LinkPlan =
  | (Extract<members.Link, { kind: 'toOne' }> & { readonly column: string })
  | Extract<members.Link, { kind: 'ownedMany' | 'ownedOne' }>
  | (Extract<members.Link, { kind: 'linkedMany' }> & { readonly through: PairTable });

/** Child sets: the column that points to the owner, and the fixed column values that tell siblings in one table apart. */
export type OwnerPlan = {
  readonly set: SetName | ChildSetName;
  readonly column: string;
  readonly constant?: Readonly<Record<string, string>>;
};

/** Keeps a list to those rows that its filter means, where a filter alone does not tell; none when it means them all. */
export type Meant = (statement: Statement, row: Row, filter: Condition | undefined) => readonly Sql[];

/**
 * Finds the records that words of a person mean, as `$search` asks.
 *
 * - reads: members whose texts are looked at: who may not read them all may not search
 * - readsBesides: those that are looked at for whom they are open
 * - touches: sets whose changes change what is found, besides the set itself
 * - ids: yields the ids of those that are found
 * - order: what is likeliest meant first; by the ids where nothing is said
 */
export type Found = {
  readonly reads: readonly string[];
  readonly readsBesides?: readonly string[];
  readonly touches: readonly SetName[];
  readonly ids: (asked: AskedWords) => Sql;
  readonly order?: (row: Row, asked: Pick<AskedWords, 'text' | 'hasAll'>) => readonly SortKey[];
};

/**
 * What is searched for, and by whom.
 *
 * - hasAll: the members that are read besides are open to the caller
 * - readable: an array of the ids that the caller may read, null for all
 * - isExact: a word that no record has finds none, instead of those that are like it
 */
export type AskedWords = {
  readonly text: string;
  readonly hasAll: boolean;
  readonly readable: Sql;
  readonly isExact: boolean;
};

/** One set with the places where its records lie: the members of its entity (`members/entity.ts` of the contracts) with their columns. */
export type SetPlan<Name extends SetName | ChildSetName = SetName | ChildSetName> = {
  readonly name: Name;
  readonly table: string;
  /** Column and type of the member `id`; `generated` ids come from the database, others from the client or the loader. */
  readonly key: { readonly type: 'integer' | 'text'; readonly isGenerated: boolean };
  readonly fields: Readonly<Record<string, FieldPlan>>;
  readonly links: Readonly<Record<string, LinkPlan>>;
  /** Members besides `id` by which a reference may name a record, as in `{status: {name: 'Final'}}`. */
  readonly uniqueMembers?: readonly string[];
  readonly owner?: OwnerPlan;
  /** Members that the reply to a read without `$select` leaves out (large contents). */
  readonly heavyMembers?: readonly string[];
  readonly computed?: members.Entity['computed'];
  readonly derived?: members.Entity['derived'];
  readonly meant?: Meant;
  readonly found?: Found;
  /** Most rows of one answer, where it is not that of every set. */
  readonly mostRows?: number;
};

type MemberOf<E extends members.Entity> = (keyof E['fields'] | keyof E['links']) & string;
type LinkedMemberOf<E extends members.Entity> = {
  [Member in keyof E['links']]: E['links'][Member] extends { kind: 'linkedMany' } ? Member : never;
}[keyof E['links']];

/** Where the records of an entity lie: what its members do not tell. */
type Storage<E extends members.Entity> = {
  readonly table: string;
  readonly owner?: OwnerPlan;
  /** The reference data gives the ids; else the database does. */
  readonly hasGivenIds?: boolean;
  /** Columns that are not called as their member: a field in snake_case, a `toOne` with `_id` behind it. */
  readonly columns?: Readonly<Partial<Record<MemberOf<E>, string>>>;
  /** Columns with the folded text of a field, which filters look into. */
  readonly foldedColumns?: Readonly<Partial<Record<MemberOf<E>, string>>>;
  readonly meant?: Meant;
  readonly found?: Found;
  readonly mostRows?: number;
} & ([LinkedMemberOf<E>] extends [never]
  ? { readonly pairs?: undefined }
  : { readonly pairs: Readonly<Record<LinkedMemberOf<E>, PairTable>> });

/** Joins an entity with the place where its records lie. */
export function defineSet<E extends members.Entity>(entity: E, storage: Storage<E>): SetPlan<E['set']> {
  const { table, owner, meant, found, mostRows, hasGivenIds = false } = storage;
  const columns: Readonly<Record<string, string | undefined>> = storage.columns ?? {};
  const foldedColumns: Readonly<Record<string, string | undefined>> = storage.foldedColumns ?? {};
  const pairs: Readonly<Record<string, PairTable | undefined>> = storage.pairs ?? {};
  const { set, uniqueMembers, heavyMembers, computed, derived } = entity;
  return {
    name: set,
    table,
    key: { type: 'integer', isGenerated: !hasGivenIds },
    fields: mapValues(entity.fields, (field, member): FieldPlan => {
      const column = columns[member];
      const foldedColumn = foldedColumns[member];
      return { ...field, ...(column && { column }), ...(foldedColumn && { foldedColumn }) };
    }),
    links: mapValues(entity.links, (link, member) => definedLink(link, member, columns, pairs)),
    ...(uniqueMembers && { uniqueMembers }),
    ...(heavyMembers && { heavyMembers }),
    ...(computed && { computed }),
    ...(derived && { derived }),
    ...(owner && { owner }),
    ...(meant && { meant }),
    ...(found && { found }),
    ...(mostRows !== undefined && { mostRows }),
  };
}

function definedLink(
  link: members.Link,
  member: string,
  columns: Readonly<Record<string, string | undefined>>,
  pairs: Readonly<Record<string, PairTable | undefined>>,
): LinkPlan {
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
