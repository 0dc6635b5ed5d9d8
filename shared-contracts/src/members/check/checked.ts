import type * as z from 'zod/mini';
import type { Entity, Field, Link } from '../entity.ts';
import type { CheckedValue } from './fieldCheck.ts';
import type { FieldName, LinkName } from '../reply/picked.ts';
import type { IsRequiredAt, RequiredWhen } from '../requiredWhen.ts';

/** What is said of members besides their properties; another name does not compile. */
export type Parts<E extends Entity, N> = {
  readonly [Member in FieldName<E> | LinkName<E>]?: z.ZodMiniType;
} & { readonly [Other in Exclude<keyof N, FieldName<E> | LinkName<E>>]: never };

/** Members that a client may set. */
export type ClientMember<E extends Entity> =
  | {
      [Name in FieldName<E>]: E['fields'][Name] extends { readonly isServerSet: true } ? never : Name;
    }[FieldName<E>]
  | LinkName<E>;

/** Shape of a check: the schema of each member, with its value once it has passed. */
export type CheckShape<
  E extends Entity,
  M extends FieldName<E> | LinkName<E>,
  Stage extends RequiredWhen,
  N,
> = {
  [Name in M]: z.ZodMiniType<Checked<E, Name, Stage, N>>;
};

type Checked<E extends Entity, Name, Stage extends RequiredWhen, N> =
  Name extends FieldName<E>
    ? Name extends keyof N
      ? Output<N[Name]>
      : Given<CheckedValue<Extract<E['fields'][Name], Field>>, IsRequiredAt<E['fields'][Name], Stage>>
    : Name extends LinkName<E>
      ? Given<
          LinkValue<E['links'][Name], Name extends keyof N ? Output<N[Name]> : undefined>,
          IsRequiredAt<E['links'][Name], Stage>
        >
      : never;

type Given<Value, IsRequired> = IsRequired extends true ? Value : Value | null | undefined;
type Output<Schema> = Schema extends z.ZodMiniType<infer Value> ? Value : never;
type LinkValue<L extends Link, Part> = L extends { readonly kind: 'ownedMany' | 'linkedMany' }
  ? ReadonlyArray<Part extends undefined ? unknown : Part>
  : Part extends undefined
    ? L extends { readonly kind: 'toOne' }
      ? number
      : unknown
    : Part;
