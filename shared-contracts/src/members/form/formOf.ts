import type { Entity } from '../entity.ts';
import { fieldForm, type FieldForm } from './fieldForm.ts';
import type { AnyPart, BodyOf, FormOf, ObjectPart, ReplyFor } from './formPart.ts';
import { objectForm } from './formParts.ts';
import { NEW_OR_ID, REFERENCE } from './idForm.ts';
import type { FieldName, LinkName } from '../reply/picked.ts';

/** Members of an entity that a form may have: those that a client sets, and the record's `id`. */
export type FormMember<E extends Entity> = 'id' | SettableMember<E>;

type SettableMember<E extends Entity> =
  | {
      [Name in FieldName<E>]: E['fields'][Name] extends { readonly isServerSet: true } ? never : Name;
    }[FieldName<E>]
  | {
      [Name in LinkName<E>]: E['links'][Name] extends { readonly isServerSet: true } ? never : Name;
    }[LinkName<E>];

/** Members whose part has to be said: what is no single value and no link to one record. */
type SaidMember<E extends Entity, M extends FormMember<E>> =
  M extends FieldName<E>
    ? E['fields'][M] extends { readonly type: 'json' | 'content' }
      ? M
      : never
    : M extends LinkName<E>
      ? E['links'][M] extends { readonly kind: 'toOne' }
        ? never
        : M
      : never;

type Parts<E extends Entity, M extends FormMember<E>, N> = {
  readonly [Name in SaidMember<E, M>]: AnyPart;
} & { readonly [Name in M]?: AnyPart } & { readonly [Name in Exclude<keyof N, M>]: never };

type PartsArgument<E extends Entity, M extends FormMember<E>, N> = [SaidMember<E, M>] extends [never]
  ? [parts?: N & Parts<E, M, N>]
  : [parts: N & Parts<E, M, N>];

type PartOf<E extends Entity, Name, N> = Name extends keyof N
  ? Extract<N[Name], AnyPart>
  : Name extends 'id'
    ? typeof NEW_OR_ID
    : Name extends FieldName<E>
      ? FieldForm<E['fields'][Name]>
      : typeof REFERENCE;

/** Part of a form that holds the named members of an entity. */
export type EntityForm<E extends Entity, M extends string, N> = ObjectPart<
  { [Name in M]: FormOf<PartOf<E, Name, N>> },
  { readonly [Name in M]: ReplyFor<PartOf<E, Name, N>> },
  { readonly [Name in Exclude<M, 'id'>]: BodyOf<PartOf<E, Name, N>> } & ('id' extends M
    ? { readonly id?: number }
    : unknown)
>;

/**
 * Says once which members of an entity a form has: its type, the schema of its drafts, a new one, how it is read and how it is sent come from it.
 *
 * - members: `id`, fields and links that a client may set, in the order in which differences are shown; another name does not compile
 * - parts: of lists, of records within the record and of `json` fields; of any other member where its own does not serve. A link to one record is
 *   its id when nothing else is said; an `id` is null for what is new, and then not sent
 */
export function formOf<const E extends Entity, const M extends FormMember<E>, N = unknown>(
  entity: E,
  members: readonly M[],
  ...[parts]: PartsArgument<E, M, N>
): EntityForm<E, M, N> {
  return entityForm(entity, members, parts) as EntityForm<E, M, N>;
}

/** The same with every member that a client may set: links, then fields. A member that the entity gains is in the form at once. */
export function wholeForm<const E extends Entity, N = unknown>(
  entity: E,
  ...[parts]: PartsArgument<E, SettableMember<E>, N>
): EntityForm<E, SettableMember<E>, N> {
  const members = [...Object.entries(entity.links), ...Object.entries(entity.fields)]
    .filter(([, member]) => !('isServerSet' in member && member.isServerSet))
    .map(([name]) => name);
  return entityForm(entity, members, parts) as EntityForm<E, SettableMember<E>, N>;
}

/** The types of the callers say what is in the result: here every member is looked up by its name. */
function entityForm(entity: Entity, members: readonly string[], parts: object | undefined): unknown {
  const said = (parts ?? {}) as Readonly<Record<string, AnyPart>>;
  return objectForm(Object.fromEntries(members.map((name) => [name, said[name] ?? partOf(entity, name)])));
}

function partOf({ fields, links }: Entity, name: string): AnyPart {
  if (name === 'id') return NEW_OR_ID;
  if (links[name]?.kind === 'toOne') return REFERENCE;
  const field = fields[name];
  if (field === undefined) throw new TypeError(`There is no part for ${name}.`);
  return fieldForm(field);
}
