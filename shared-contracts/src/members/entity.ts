import type { ZodMiniType } from 'zod/mini';
import type { LanguageTag } from '../text/language.ts';
import type { ChildSetName, SetName } from '../sets/sets.ts';
import type { PDF_MEDIA_TYPE } from './mediaType.ts';
import type { TextFormat } from './commonTexts.ts';
import type { RequiredWhen } from './requiredWhen.ts';

/**
 * How values of a field look on the wire, and how they are kept.
 *
 * - `flag`: 0 or 1 on the wire (localStatus)
 * - `date`: calendar day, `YYYY-MM-DD`; `dateTime`: `YYYY-MM-DDTHH:mm:ss.sssZ`
 * - `monthDay`: `--MM-DD`
 * - `html`: sanitised when it is stored
 * - `content`: a file, as base64; the server keeps its bytes
 * - `json`: value object without identity (urls, roles, addresses); `shape` is its schema
 */
export type FieldType =
  | 'integer'
  | 'number'
  | 'boolean'
  | 'flag'
  | 'text'
  | 'html'
  | 'date'
  | 'dateTime'
  | 'monthDay'
  | 'content'
  | 'json';

/** What people call a member, in each language of the portal. */
export type MemberLabel = Readonly<Record<LanguageTag, string>>;

/** Member with a value of its own. */
export type Field = {
  readonly type: FieldType;
  readonly label?: MemberLabel;
  /** Has no label, as no screen, error or history ever names it. */
  readonly isTechnical?: true;
  readonly requiredWhen?: RequiredWhen;
  /** Set by the server alone: what a client posts for it is ignored when it agrees and refused when it does not. */
  readonly isServerSet?: boolean;
  /** There from the beginning, though no client gives it. */
  readonly isAlwaysThere?: boolean;
  /** Longest text that is accepted, in characters. */
  readonly maxLength?: number;
  /** Looked at when a form is filled in; what a partner's system tells is kept as it came. */
  readonly format?: TextFormat;
  /** Of a `content`: the kind of file, and its largest size in bytes. */
  readonly mediaType?: typeof PDF_MEDIA_TYPE;
  readonly maxBytes?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Most decimals of a `number`, looked at when a form is filled in. */
  readonly decimals?: number;
  /** Closed list of accepted texts or numbers. */
  readonly oneOf?: readonly (string | number)[];
  /** Schema of a `json` field: values without identity that are stored as they are. */
  readonly shape?: ZodMiniType;
  /** Integer that is the id of a record of this set, which has to exist; on the wire it stays a bare number. */
  readonly references?: SetName;
  /** Goes over the wire as `''` where it is empty, as the documents have it; both `''` and null are taken. */
  readonly isEmptyText?: true;
  /** Value for a new record that does not name the field; a field that has one is never empty. */
  readonly default?: string | number | boolean;
};

/** Member that leads to records of another set; where one is required, a list has at least one item. */
export type Link = {
  readonly label?: MemberLabel;
  readonly isTechnical?: true;
  readonly requiredWhen?: RequiredWhen;
} & (
  | /** One record; on the wire an object, `5`, `{id: 5}` or `{name: 'Draft'}`. */ {
      readonly kind: 'toOne';
      readonly set: SetName;
      readonly isServerSet?: boolean;
      readonly nests?: Nesting;
    }
    /** Children that live and die with the record, in stored order; a save that names the member replaces them all. */
  | { readonly kind: 'ownedMany'; readonly set: ChildSetName; readonly maxItems?: number }
  /** The same with one child at most; on the wire an object or null. */
  | { readonly kind: 'ownedOne'; readonly set: ChildSetName }
  /** Records of another set, linked by pairs; a save that names the member replaces the links. */
  | {
      readonly kind: 'linkedMany';
      readonly set: SetName;
      readonly maxItems?: number;
      readonly nests?: Nesting;
    }
);

/**
 * What a save may carry in the place of a link, for the rules of the root set to make a record of.
 *
 * - `new`: the members of a record without an id
 * - `whole`: besides, an id with members that may say something new
 */
export type Nesting = 'new' | 'whole';

/** Every member says what people call it, or that they never meet it. */
type Naming = { readonly label: MemberLabel } | { readonly isTechnical: true };

/**
 * What a record of a set has, besides its `id`: said once, for the data API, its description, its rules, and the screens.
 *
 * An entity is a constant of its own, `as const satisfies Entity`, so that the types of records follow from it and a
 * module carries those entities alone that it uses.
 */
export type Entity = {
  readonly set: SetName | ChildSetName;
  readonly fields: Readonly<Record<string, Field & Naming>>;
  readonly links: Readonly<Record<string, Link & Naming>>;
  /** Members besides `id` by which a reference may name a record, as in `{status: {name: 'Final'}}`. */
  readonly uniqueMembers?: readonly string[];
  /** Members that the reply to a read without `$select` leaves out (large contents). */
  readonly heavyMembers?: readonly string[];
  readonly computed?: Readonly<Record<string, ComputedMember>>;
  readonly derived?: Readonly<Record<string, DerivedMember>>;
};

/**
 * Member that is nowhere kept: the server makes it for whoever reads one record, and ignores it in what is posted.
 *
 * Lists have it not: making it may take as long as reading the record.
 */
export type ComputedMember = { readonly shape: ZodMiniType; readonly description: string };

/**
 * Member that follows from the state of a record: lists filter by it, and have it where `$select` names it.
 *
 * - oneOf: closed list of its texts
 */
export type DerivedMember = {
  readonly type: 'text' | 'boolean';
  readonly oneOf?: readonly string[];
  readonly description: string;
};
