/** The three states of a record that two people change: as it was opened, as it was typed here, as it is now on the server. */
export type Conflict<Form> = { readonly opened: Form; readonly mine: Form; readonly theirs: Form };

/** Names of the members of a form that are lists of entries. */
type ListsOf<Form> = {
  [Member in keyof Form & string]: NonNullable<Form[Member]> extends ReadonlyArray<{ key: string }>
    ? Member
    : never;
}[keyof Form & string];

/** Names of the members of a form that are records within it. */
type PartsOf<Form> = {
  [Member in keyof Form & string]: Form[Member] extends readonly unknown[]
    ? never
    : Form[Member] extends object
      ? Member
      : never;
}[keyof Form & string];

/** Tells whether two entries are one thing, though the server has made a new record of it. */
export type IsSameEntry = (one: ConflictItem, other: ConflictItem) => boolean;

/** Members of an entry that say from where it leads to where: `leads` name it, `along` is what they bring with them. */
export type EntryEnds = { readonly leads: readonly string[]; readonly along: readonly string[] };

/**
 * What is compared of a form.
 *
 * - fields: members that are compared as a whole, in the order in which they are shown; along: members that go with one of them, as the
 *   country of a partner with the partner
 * - parts: members that are records within the record, compared member by member; an `id` is theirs
 * - lists: members that are lists of entries, compared entry by entry by their `key`, and member by member within an entry
 * - hidden: members of entries that people do not see, or see by another member
 * - ends: of lists whose entries lead from somewhere to somewhere, the members that say so together: where one that `leads` differs, all of
 *   them are one place, as the ends of two versions would make a third that nobody wrote
 * - same: of lists whose entries may get another record when they are saved, what tells that two are one thing
 */
export type ConflictShape<Form> = {
  readonly fields: ReadonlyArray<keyof Form & string>;
  readonly along?: Readonly<Partial<Record<keyof Form & string, ReadonlyArray<keyof Form & string>>>>;
  readonly parts?: ReadonlyArray<PartsOf<Form>>;
  readonly lists?: ReadonlyArray<ListsOf<Form>>;
  readonly hidden?: readonly string[];
  readonly ends?: Readonly<Partial<Record<string, EntryEnds>>>;
  readonly same?: Readonly<Partial<Record<string, IsSameEntry>>>;
};

/** One entry of a list, by the names of its members. */
export type ConflictItem = { readonly key: string } & Readonly<Record<string, unknown>>;
