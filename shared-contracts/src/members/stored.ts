import type * as z from 'zod/mini';
import type { ChildSetName, SetName } from '../sets/sets.ts';
import type { Entity, Field, FieldType, Link } from './entity.ts';
import type { EntityOf } from '../sets/entityOf.ts';

/**
 * A record of an entity as it is stored, compared and audited: fields as on the wire, `toOne` members as bare ids, owned
 * children as records in stored order (`ownedOne` as one record or null), `linkedMany` members as ascending ids, file
 * contents as their digest.
 */
export type StoredOf<E extends Entity> = { readonly id: number } & {
  readonly [Member in keyof E['fields']]: StoredField<E['fields'][Member]>;
} & {
  readonly [Member in keyof E['links']]: StoredLink<E['links'][Member]>;
};

/** {@link StoredOf} by the name of the set. */
export type Stored<Set extends SetName | ChildSetName> = StoredOf<EntityOf<Set>>;

/**
 * A record that is being made or changed: what {@link Stored} has, open to change, and not checked yet. A required member may
 * be empty still; one that has a default is not. New records and new children have no id.
 */
export type Unsaved<Set extends SetName | ChildSetName> = UnsavedOf<EntityOf<Set>>;

type UnsavedOf<E extends Entity> = { readonly id?: number } & {
  -readonly [Member in keyof E['fields']]: UnsavedField<E['fields'][Member]>;
} & {
  -readonly [Member in keyof E['links']]: UnsavedLink<E['links'][Member]>;
};

type UnsavedField<F extends Field> =
  FieldValue<F> | (F extends { readonly default: string | number | boolean } ? never : null);

type UnsavedLink<L extends Link> = L extends { readonly kind: 'toOne' }
  ? number | null
  : ManyLink<L, 'unsaved'>;

/** A record of a child set at one of its three stages: stored, being made by a person, being made by the server. */
type AtStage<Set extends ChildSetName> = {
  readonly stored: Stored<Set>;
  readonly unsaved: Unsaved<Set>;
  readonly new: New<Set>;
};

/** What a link to several records, or to a child, holds. */
type ManyLink<L extends Link, Stage extends keyof AtStage<ChildSetName>> = L extends {
  readonly kind: 'linkedMany';
}
  ? readonly number[]
  : L extends { readonly kind: 'ownedOne'; readonly set: infer Set extends ChildSetName }
    ? AtStage<Set>[Stage] | null
    : L extends { readonly kind: 'ownedMany'; readonly set: infer Set extends ChildSetName }
      ? readonly AtStage<Set>[Stage][]
      : never;

/**
 * A record that the server itself makes or changes: what is never empty is there, and whatever may be empty can be left out.
 */
export type New<Set extends SetName | ChildSetName> = NewOf<EntityOf<Set>>;

type NewOf<E extends Entity> = { readonly id?: number } & {
  readonly [Member in FilledFields<E>]: FieldValue<E['fields'][Member]>;
} & {
  readonly [Member in Exclude<keyof E['fields'], FilledFields<E>>]?: FieldValue<E['fields'][Member]> | null;
} & {
  readonly [Member in FilledLinks<E>]: number;
} & {
  readonly [Member in Exclude<keyof E['links'], FilledLinks<E>>]?: NewLink<E['links'][Member]>;
};

type FilledFields<E extends Entity> = {
  [Member in keyof E['fields']]: IsNeverEmpty<E['fields'][Member]> extends true
    ? E['fields'][Member] extends { readonly isAlwaysThere: true }
      ? never
      : Member
    : never;
}[keyof E['fields']];

type FilledLinks<E extends Entity> = {
  [Member in keyof E['links']]: E['links'][Member] extends {
    readonly kind: 'toOne';
    readonly requiredWhen: 'stored';
  }
    ? Member
    : never;
}[keyof E['links']];

type NewLink<L extends Link> = L extends { readonly kind: 'toOne' } ? number | null : ManyLink<L, 'new'>;

/** What stands for a file's content: its size in bytes, and its SHA-256 in hexadecimal digits. */
export type ContentDigest = { readonly size: number; readonly sha256: string };

type StoredField<F extends Field> = FieldValue<F> | (IsNeverEmpty<F> extends true ? never : null);

/** Value of a field that is there. */
export type FieldValue<F extends Field> = F extends { readonly oneOf: readonly (infer Value)[] }
  ? Value
  : F extends { readonly shape: infer Shape extends z.ZodMiniType }
    ? Unchanging<z.output<Shape>>
    : ValueOfType[F['type']];

/** What is stored is never changed in its place. */
type Unchanging<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
  : Value;

type ValueOfType = Readonly<
  Record<FieldType, unknown> & {
    integer: number;
    number: number;
    boolean: boolean;
    flag: 0 | 1;
    text: string;
    html: string;
    date: string;
    dateTime: string;
    monthDay: string;
    content: ContentDigest;
  }
>;

/** Whether a field always has a value. */
export type IsNeverEmpty<F extends Field> = F extends { readonly requiredWhen: 'posted' }
  ? false
  : F extends
        | { readonly requiredWhen: 'stored' }
        | { readonly isAlwaysThere: true }
        | { readonly default: string | number | boolean }
    ? true
    : false;

type StoredLink<L extends Link> = L extends { readonly kind: 'toOne' }
  ? L extends { readonly requiredWhen: 'stored' }
    ? number
    : number | null
  : ManyLink<L, 'stored'>;
