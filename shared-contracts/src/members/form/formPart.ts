import type * as z from 'zod/mini';

/**
 * A part of a form: what it holds, where that comes from, and how it is sent.
 *
 * - schema: of what a kept draft holds; it refuses nothing that a person can type
 * - empty: the value of something new; each call makes another
 * - read: from a reply that has every member, see {@link readForm}; write: for the body of a save
 */
export type FormPart<Value, Reply, Body = Value> = {
  readonly schema: z.ZodMiniType<Value>;
  readonly empty: () => Value;
  readonly read: (reply: Reply) => Value;
  readonly write: (value: Value) => Body;
};

/** A part that is an object: `shape` has the schema of each member, with its empty value for a draft that lacks it. */
export type ObjectPart<Value, Reply, Body = Value> = FormPart<Value, Reply, Body> & {
  readonly shape: Readonly<Record<string, z.ZodMiniType>>;
};

/** Any part, where it does not matter which. */
export type AnyPart = {
  readonly schema: z.ZodMiniType;
  readonly empty: () => unknown;
  readonly read: (reply: never) => unknown;
  readonly write: (value: never) => unknown;
};

/** What a part of a form holds. */
export type FormOf<P extends Pick<AnyPart, 'empty'>> = ReturnType<P['empty']>;
/** The same part whose values go by the name of an interface: the compiler's errors say that, where they would spell all members out. */
export type NamedPart<P extends AnyPart, Name extends FormOf<P>> =
  P extends ObjectPart<FormOf<P>, infer Reply, infer Body> ? ObjectPart<Name, Reply, Body> : never;
/** What a part of a form is read from. */
export type ReplyFor<P extends Pick<AnyPart, 'read'>> = Parameters<P['read']>[0];
/** What a part of a form sends. */
export type BodyOf<P extends Pick<AnyPart, 'write'>> = ReturnType<P['write']>;

/** Reads a form from a reply. A reply whose type lacks a member of the form does not compile; one that lacks a value gives an empty one. */
export function readForm<Value, Reply, Given>(
  { read }: { readonly read: (reply: Reply) => Value },
  reply: Given & Complete<Given, Reply>,
): Value {
  // Members that may be left out are read as empty.
  return read(reply as unknown as Reply);
}

type Complete<Given, Reply> =
  Whole<Given> extends Reply
    ? unknown
    : [Exclude<keyof Reply, keyof Given>] extends [never]
      ? Reply
      : { readonly lacks: Exclude<keyof Reply, keyof Given> };

/** A reply with every member that it may have. */
type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]-?: Whole<T[Name]> }
    : T;
