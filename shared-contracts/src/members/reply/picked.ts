import type * as z from 'zod/mini';
import type { ChildSetName, SetName } from '../../sets/sets.ts';
import type { Entity, Field, Link } from '../entity.ts';
import type { ReplyValue } from './replyValue.ts';
import type { IsRequiredAt } from '../requiredWhen.ts';
import type { IsNeverEmpty } from '../stored.ts';

type AnySet = SetName | ChildSetName;

/** How a link's records are asked for: by `$expand`, as the server gives them, or as members of the row itself. */
export type How = 'expanded' | 'given' | 'flat';

/**
 * What a reply has of a set's records: the schema, and the options of the query that asks for it.
 *
 * - select, expand: undefined asks for records as the server gives them
 */
export type Picked<Value, Set extends AnySet = AnySet, By extends How = How> = {
  readonly set: Set;
  readonly how: By;
  readonly shape: Readonly<Record<string, z.ZodMiniType>>;
  readonly schema: z.ZodMiniType<Value>;
  readonly select: readonly string[] | undefined;
  readonly expand: readonly string[] | undefined;
};

/** Type of the records that {@link Picked} describes. */
export type RecordOf<P extends Picked<unknown>> = P extends Picked<infer Value> ? Value : never;

/** The same pick whose records go by the name of an interface: the compiler's errors say that, where they would spell all members out. */
export type Named<P extends Picked<unknown>, Name extends RecordOf<P>> =
  P extends Picked<unknown, infer Set, infer By> ? Picked<Name, Set, By> : never;

export type FieldName<E extends Entity> = keyof E['fields'] & string;
export type LinkName<E extends Entity> = keyof E['links'] & string;
export type Member<E extends Entity> = 'id' | FieldName<E> | LinkName<E>;

/** What is said of links, each of the set that it leads to, and of fields with a schema of their own. */
export type Nested<E extends Entity, M extends Member<E>> = {
  readonly [L in Extract<M, LinkName<E>>]: Picked<unknown, E['links'][L]['set']>;
} & { readonly [F in Extract<M, FieldName<E>>]?: z.ZodMiniType };

/** Record of a pick: members that may be missing are optional, members of flat links stand in the record itself. */
export type RecordOfPick<E extends Entity, M extends Member<E>, N, Hideable extends boolean> = Flattened<
  {
    [
      Name in M as IsFlat<N, Name> extends true
        ? never
        : IsThere<E, Name, N, Hideable> extends true
          ? Name
          : never
    ]: ValueOf<E, Name, N>;
  } & {
    [
      Name in M as IsFlat<N, Name> extends true
        ? never
        : IsThere<E, Name, N, Hideable> extends true
          ? never
          : Name
    ]?: ValueOf<E, Name, N> | null | undefined;
  } & FlatMembers<N>
>;

/** Record of a pick of all that one record has. */
export type WholeRecord<E extends Entity, N> = Flattened<
  RecordOfPick<E, 'id' | FieldName<E> | Extract<keyof N, LinkName<E>>, N, false> & Computed<E>
>;

type Computed<E extends Entity> = E extends { readonly computed: infer Made }
  ? {
      [Name in keyof Made]?: Made[Name] extends { readonly shape: infer Shape extends z.ZodMiniType }
        ? z.output<Shape> | undefined
        : never;
    }
  : unknown;

type ValueOf<E extends Entity, Name, N> = Name extends 'id'
  ? number
  : Name extends FieldName<E>
    ? Name extends keyof N
      ? OwnValue<N[Name]>
      : ReplyValue<FieldOf<E, Name>>
    : Name extends keyof N & LinkName<E>
      ? LinkValue<E['links'][Name], NestedRecord<N[Name]>>
      : never;

type IsThere<E extends Entity, Name, N, Hideable extends boolean> = Name extends 'id'
  ? true
  : Name extends FieldName<E>
    ? Name extends keyof N
      ? undefined extends OwnValue<N[Name]>
        ? false
        : true
      : FieldOf<E, Name> extends { readonly isAlwaysThere: true }
        ? true
        : Hideable extends true
          ? false
          : IsNeverEmpty<FieldOf<E, Name>>
    : Name extends LinkName<E>
      ? E['links'][Name] extends { readonly kind: 'ownedMany' | 'linkedMany' }
        ? true
        : Hideable extends true
          ? false
          : IsRequiredAt<E['links'][Name], 'stored'>
      : false;

type FieldOf<E extends Entity, Name extends FieldName<E>> = Extract<E['fields'][Name], Field>;
type OwnValue<Schema> = Schema extends z.ZodMiniType<infer Value> ? Value : never;
type NestedRecord<P> = P extends Picked<infer Value> ? Value : never;
type LinkValue<L extends Link, Value> = L extends { readonly kind: 'ownedMany' | 'linkedMany' }
  ? Value[]
  : Value;

type IsFlat<N, Name> = Name extends keyof N
  ? N[Name] extends { readonly how: 'flat' }
    ? true
    : false
  : false;
type FlatMembers<N> = Together<
  { [Name in keyof N]: N[Name] extends { readonly how: 'flat' } ? NestedRecord<N[Name]> : never }[keyof N]
>;
type Together<Union> = [Union] extends [never]
  ? unknown
  : (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
    ? All
    : never;
type Flattened<T> = { [Name in keyof T]: T[Name] };
