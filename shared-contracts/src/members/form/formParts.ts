import * as z from 'zod/mini';
import { isBlankPart } from '../blank.ts';
import type { AnyPart, BodyOf, FormOf, FormPart, ObjectPart, ReplyFor } from './formPart.ts';

/**
 * An object whose members have the given parts. A draft that lacks a member gets its empty value, and one that nobody has filled in is sent as
 * empty; what a part sends as undefined is left out.
 */
export function objectForm<const P extends Readonly<Record<string, AnyPart>>>(
  parts: P,
): ObjectPart<
  { -readonly [Name in keyof P]: FormOf<P[Name]> },
  { readonly [Name in keyof P]: ReplyFor<P[Name]> },
  { readonly [Name in keyof P]: BodyOf<P[Name]> }
> {
  const shape = shapeOf(parts);
  const part = {
    shape,
    schema: z.object(shape),
    empty: () => eachOf(parts, ({ empty }) => empty()),
    read: (reply: Values) => eachOf(parts, ({ read }, name) => read(reply[name] as never)),
    write: (value: Values) =>
      Object.fromEntries(
        Object.entries(
          eachOf(parts, ({ empty, write }, name) =>
            write((value[name] === undefined ? empty() : value[name]) as never),
          ),
        ).filter(([, sent]) => sent !== undefined),
      ),
  };
  // What the parts hold, the types of the callers say.
  return part as unknown as ReturnType<typeof objectForm<P>>;
}

/** What the browser alone keeps of a form: it is in drafts, may be read from a reply, and is never sent. */
type UnsentParts = Readonly<Record<string, Omit<AnyPart, 'write'>>>;
type RepliesFor<U extends UnsentParts> = {
  [Name in keyof U]: (reply: ReplyFor<U[Name]>) => void;
}[keyof U] extends (reply: infer All) => void
  ? All
  : never;

/** Adds members that are never sent, before the others; each is read from the whole reply. */
export function withUnsent<Value, Reply, Body, const U extends UnsentParts>(
  part: ObjectPart<Value, Reply, Body>,
  unsent: U,
): ObjectPart<{ -readonly [Name in keyof U]: FormOf<U[Name]> } & Value, Reply & RepliesFor<U>, Body> {
  const shape = { ...shapeOf(unsent), ...part.shape };
  const whole = {
    shape,
    schema: z.object(shape),
    empty: () => ({ ...eachOf(unsent, ({ empty }) => empty()), ...part.empty() }),
    read: (reply: Reply) => ({
      ...eachOf(unsent, ({ read }) => read(reply as never)),
      ...part.read(reply),
    }),
    write: part.write,
  };
  // What the parts hold, the types of the callers say.
  return whole as unknown as ReturnType<typeof withUnsent<Value, Reply, Body, U>>;
}

/** A list of records or values; a reply without one has none. */
export function listOf<Value, Reply, Body>({
  schema,
  read,
  write,
}: FormPart<Value, Reply, Body>): FormPart<Value[], readonly Reply[] | null | undefined, Body[]> {
  return {
    schema: z.array(schema),
    empty: () => [],
    read: (reply) => (reply ?? []).map((item) => read(item)),
    write: (items) => items.map((item) => write(item)),
  };
}

/** A list that can be switched off, which is null, and sent without entries; a reply without entries is switched off. */
export function listOrOff<Value, Reply, Body>(
  part: FormPart<Value, Reply, Body>,
): FormPart<Value[] | null, readonly Reply[] | null | undefined, Body[]> {
  const { schema, read, write } = listOf(part);
  return {
    schema: z.nullable(schema),
    empty: () => null,
    read: (reply) => (reply == null || reply.length === 0 ? null : read(reply)),
    write: (items) => write(items ?? []),
  };
}

/** One record within the record, or null for none: one of which nothing is filled in is none. */
export function orNone<Value, Reply, Body>({
  schema,
  read,
  write,
}: FormPart<Value, Reply, Body>): FormPart<Value | null, Reply | null | undefined, Body | null> {
  return {
    schema: z.nullable(schema),
    empty: () => null,
    read: (reply) => (reply == null ? null : read(reply)),
    write: (value) => {
      const body = value === null ? null : write(value);
      return isBlankPart(body) ? null : body;
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

function shapeOf(
  parts: Readonly<Record<string, Pick<AnyPart, 'schema' | 'empty'>>>,
): Readonly<Record<string, z.ZodMiniType>> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { schema, empty }]) => [name, z._default(schema, () => empty())]),
  );
}

function eachOf<Part>(
  parts: Readonly<Record<string, Part>>,
  valueOf: (part: Part, name: string) => unknown,
): Values {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, valueOf(part, name)]));
}
