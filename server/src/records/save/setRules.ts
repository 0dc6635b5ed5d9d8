import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { Key } from '../model/key.ts';
import type { NestedRecord, ParsedMembers, Reference } from './posted/parsedMembers.ts';
import type { SaveContext } from './saveContext.ts';
import type { MergedRecord, StoredRecord } from './stored/storedRecord.ts';

type ChangeOf<Before, After, Member> = {
  /** The record as it is stored, locked; null when it is new. */
  readonly before: Before | null;
  /** The record as it will be; rules complete what the server sets. */
  readonly after: After;
  readonly posted: ParsedMembers;
  /** Members whose value the caller changes; every posted one of a new record. */
  readonly changed: readonly Member[];
};

type NestedOf<Before, After> = {
  readonly records: readonly NestedRecord[];
  /** The record that carries them, as it is stored. */
  readonly before: Before | null;
  /** The same as it will be, its links to what it carries left out. */
  readonly after: After;
};

/** A save of a record of a set that is about to be written. */
export type Change<Set extends SetName> = ChangeOf<Stored<Set>, Unsaved<Set>, MemberOf<Set>>;

/** Records of other sets that a save carries whole, in the order of the body. */
export type Nested<Set extends SetName> = NestedOf<Stored<Set>, Unsaved<Set>>;

/**
 * What became of records that a save carries.
 *
 * - ids: where their links lead
 * - errors: with paths from the body's root
 * - changed: members of the carrying record below which something changed that its links do not show
 */
export type NestedOutcome = {
  readonly ids: ReadonlyMap<Reference, Key>;
  readonly errors: readonly FieldError[];
  readonly changed: readonly string[];
};

type Rules<Before, After, Member> = {
  readonly governs?: readonly string[];
  readonly namedBy?: readonly Member[];
  readonly findExisting?: (posted: ParsedMembers, context: SaveContext) => Promise<Key | undefined>;
  readonly saveNested?: (nested: NestedOf<Before, After>, context: SaveContext) => Promise<NestedOutcome>;
  readonly apply?: (
    change: ChangeOf<Before, After, Member>,
    context: SaveContext,
  ) => Promise<readonly FieldError[]> | readonly FieldError[];
  readonly isIncomplete?: (before: Before, context: SaveContext) => Promise<boolean>;
  readonly checkDelete?: (record: Before, context: SaveContext) => Promise<void> | void;
};

/**
 * What holds for one set besides the model and the table of rights.
 *
 * - governs: paths that conditions of grants name and that the rules decide about: a draft that is submitted leaves its owner's reach, and may
 * - namedBy: members by which `findExisting` knows a record, however they are spelt: a body without an id that differs in them alone changes nothing
 * - findExisting: finds the record that a body without an id means, where no unique member tells it
 * - saveNested: makes records of what a save carries whole, in its transaction; without it nothing can be carried
 * - apply: checks a change and completes it; gives the refused fields, or throws a `Problem` for a change that no other
 *   value would mend
 * - isIncomplete: tells that a save which changes nothing is applied all the same, as the server has members to complete for this caller
 * - checkDelete: throws a `Problem` when the record must stay
 */
export type SetRules<Set extends SetName> = Rules<Stored<Set>, Unsaved<Set>, MemberOf<Set>>;

/** The same as whoever saves any record by its definition calls them. */
export type AnyRules = Rules<StoredRecord, MergedRecord, string>;
/** Gives the rules of a set; undefined when the model and its rights say all there is to say. */
export type RulesOf = (set: SetName) => AnyRules | undefined;
export type AnyChange = ChangeOf<StoredRecord, MergedRecord, string>;

/** Tells whether a body names a member. */
export function isPosted(posted: ParsedMembers, member: string): boolean {
  return [posted.fields, posted.references, posted.children, posted.links].some((members) =>
    members.has(member),
  );
}
