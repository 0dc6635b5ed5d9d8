import type { ChildSetName, SetName } from 'shared-contracts/sets.ts';
import type { JsonShapeName } from './jsonShapes.ts';

/**
 * How values of a field look on the wire and in PostgreSQL.
 *
 * - `flag`: 0 or 1 on the wire (localStatus), smallint in the database
 * - `date`: calendar day, `YYYY-MM-DD`; `dateTime`: `YYYY-MM-DDTHH:mm:ss.sssZ`, timestamptz(3)
 * - `monthDay`: `--MM-DD`, text
 * - `html`: sanitised when it is stored
 * - `json`: value object without identity (urls, roles, addresses), jsonb; `shape` names its schema
 */
export type FieldType =
  'integer' | 'number' | 'boolean' | 'flag' | 'text' | 'html' | 'date' | 'dateTime' | 'monthDay' | 'json';

export type Field = {
  readonly type: FieldType;
  /** Defaults to the member's name in snake_case. */
  readonly column?: string;
  readonly isRequired?: boolean;
  /** Set by the server alone: what a client posts for it is ignored when it agrees and refused when it does not. */
  readonly isServerSet?: boolean;
  /** Longest text that is accepted, in characters. */
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Closed list of accepted texts or numbers. */
  readonly oneOf?: readonly (string | number)[];
  /** Name of the zod schema for `json` fields, in `jsonShapes.ts`. */
  readonly shape?: JsonShapeName;
  /** Integer that is the id of a record of this set, which has to exist; on the wire it stays a bare number. */
  readonly references?: SetName;
  /** Value for a new record that does not name the field. */
  readonly default?: string | number | boolean;
};

/** Member that leads to records of another set. */
export type Link =
  /** Foreign key; on the wire an object, `5`, `{id: 5}` or `{name: 'Draft'}`. */
  | {
      readonly kind: 'toOne';
      readonly set: SetName;
      readonly column: string;
      readonly isRequired?: boolean;
      readonly isServerSet?: boolean;
      readonly nests?: Nesting;
    }
  /** Children that live and die with the record, in stored order; a save that names the member replaces them all. */
  | { readonly kind: 'ownedMany'; readonly set: ChildSetName; readonly maxItems?: number }
  /** The same with one child at most; on the wire an object or null. */
  | { readonly kind: 'ownedOne'; readonly set: ChildSetName }
  /** Records of another set, linked through a table of pairs; a save that names the member replaces the links. */
  | {
      readonly kind: 'linkedMany';
      readonly set: SetName;
      readonly through: { readonly table: string; readonly from: string; readonly to: string };
      readonly maxItems?: number;
      readonly nests?: Nesting;
    };

/**
 * What a save may carry in the place of a link, for the rules of the root set to make a record of (`saveNested`).
 *
 * - `new`: the members of a record without an id
 * - `whole`: besides, an id with members that may say something new
 */
export type Nesting = 'new' | 'whole';

/**
 * One entity set: the only source of table, column and member names for query, save, OpenAPI and metadata.
 */
export type SetDefinition = {
  readonly name: SetName | ChildSetName;
  readonly table: string;
  /** Column and type of the member `id`; `generated` ids come from the database, others from the client or the loader. */
  readonly key: { readonly type: 'integer' | 'text'; readonly isGenerated: boolean };
  readonly fields: Readonly<Record<string, Field>>;
  readonly links: Readonly<Record<string, Link>>;
  /** Members besides `id` by which a reference may name a record, as in `{status: {name: 'Final'}}`. */
  readonly uniqueMembers?: readonly string[];
  /** Child sets: the column that points to the owner, and the fixed column values that tell siblings in one table apart. */
  readonly owner?: {
    readonly set: SetName | ChildSetName;
    readonly column: string;
    readonly constant?: Readonly<Record<string, string>>;
  };
  /** Members that the reply to a read without `$select` leaves out (large contents). */
  readonly heavyMembers?: readonly string[];
};
