import type { Key } from '../../model/key.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { SetDefinition } from '../../model/definition.ts';

/** What a save calls a record of another set by, or carries in its place. */
export type Reference = NamedReference | NestedRecord;

/** A record of another set by its id, or by a unique member as in `{name: 'Final'}`. */
export type NamedReference = {
  readonly target: SetDefinition;
  readonly member: string;
  readonly value: Key;
  /** Path of the referring member from the body's root. */
  readonly path: string;
};

/**
 * A record of another set that a save carries whole, where the link `nests` it.
 *
 * - errors: what was refused of its members; whether it counts is known when the stored record is
 */
export type NestedRecord = {
  readonly target: SetDefinition;
  readonly id: Key | undefined;
  readonly members: ParsedMembers;
  readonly path: string;
  readonly errors: readonly FieldError[];
};

/** `$state` as the protocol numbers it; absent means update or insert, whichever fits. */
export type SaveState = 'insert' | 'update' | 'delete';

export type ParsedItem = { readonly isRemoved: boolean };
export type ParsedChild = ParsedItem & { readonly id: Key | undefined; readonly members: ParsedMembers };
export type ParsedLink = ParsedItem & { readonly reference: Reference };

/** A list that replaces what is stored or, when one of its items carries `$state`, changes what is stored. */
export type ParsedList<Item> = { readonly isDelta: boolean; readonly items: readonly Item[] };

/** The members of one posted object, checked one by one against the set's definition. */
export type ParsedMembers = {
  readonly fields: ReadonlyMap<string, unknown>;
  readonly references: ReadonlyMap<string, Reference | null>;
  readonly children: ReadonlyMap<string, ParsedList<ParsedChild>>;
  readonly links: ReadonlyMap<string, ParsedList<ParsedLink>>;
};

/** One posted root record. */
export type ParsedRecord = {
  readonly id: Key | undefined;
  readonly state: SaveState | undefined;
  /** The version that the caller read, as an ISO time; undefined when the body names none. */
  readonly version: string | undefined;
  readonly members: ParsedMembers;
};
