import * as z from 'zod/mini';
import { refusedAs } from '../errors/errorCodes.ts';
import { requiredLine } from '../members/check/values.ts';
import type { Permission } from '../rights/permissions.ts';

/**
 * Lists whose filters, order and columns can be kept under a name.
 *
 * - keep: what it takes to read the list, and to keep a view of it; share: to share it with the office, and to see what is shared
 */
export const VIEW_LISTS = {
  agreements: { keep: 'iia_list', share: 'iia_edit_iro' },
  applications: { keep: 'application_settings', share: 'application_settings' },
} as const satisfies Readonly<Record<string, Readonly<Record<'keep' | 'share', Permission>>>>;
export type ViewList = keyof typeof VIEW_LISTS;
/** Permission that each list needs of whoever keeps views of it. */
export const VIEW_PERMISSIONS: Readonly<Record<ViewList, Permission>> = {
  agreements: VIEW_LISTS.agreements.keep,
  applications: VIEW_LISTS.applications.keep,
};

/** In characters. */
export const VIEW_NAME_LENGTH = 80;
/** Of an address of a list, in characters; with each Greek letter as six of them. */
const QUERY_LENGTH = 4_000;
/** Of one person and list. */
export const MOST_VIEWS = 100;
const MOST_COLUMNS = 60;

/** - query: of the list's address, as `status=1&sort=-years`, without a page */
const viewMembers = {
  name: requiredLine.check(z.maxLength(VIEW_NAME_LENGTH, refusedAs('too-long'))),
  query: z
    .string(refusedAs('required'))
    .check(
      z.maxLength(QUERY_LENGTH, refusedAs('too-long')),
      z.regex(/^[\x21-\x3e\x40-\x7e]*$/, refusedAs('bad-format')),
    ),
  isShared: z.boolean(refusedAs('required')),
};

export const newViewSchema = z.strictObject(viewMembers);
export interface NewView extends z.infer<typeof newViewSchema> {}

/** - version: the one that was seen; another one is refused */
export const changedViewSchema = z.strictObject({ ...viewMembers, version: z.int().check(z.minimum(1)) });
export interface ChangedView extends z.infer<typeof changedViewSchema> {}

/**
 * How somebody has a list at first; what is left out stays.
 *
 * - columns: their names in their order; null for the documents'
 * - start: id of the view with which the list begins; null for none
 */
export const listChoicesSchema = z.strictObject({
  columns: z.optional(
    z.nullable(
      z
        .array(z.string().check(z.regex(/^[A-Za-z]{1,40}$/, refusedAs('bad-format'))))
        .check(z.minLength(1, refusedAs('required')), z.maxLength(MOST_COLUMNS, refusedAs('too-many'))),
    ),
  ),
  start: z.optional(z.nullable(z.int().check(z.minimum(1)))),
});
export interface ListChoices extends z.infer<typeof listChoicesSchema> {}

/**
 * A kept view.
 *
 * - owner: their name, null where nobody has it any more; isOwn: it is the reader
 * - mayChange, mayRemove: whether the reader may
 */
export const listViewSchema = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  owner: z.nullable(z.string()),
  mayChange: z.boolean(),
  mayRemove: z.boolean(),
  version: z.number(),
});
export interface ListView extends z.infer<typeof listViewSchema> {}

/** The reader's own views and those that are shared with them, by name; and how they have the list at first. */
export const listViewsSchema = z.object({
  value: z.array(listViewSchema),
  columns: z.nullable(z.array(z.string())),
  start: z.nullable(z.number()),
  mayShare: z.boolean(),
});
export interface ListViews extends z.infer<typeof listViewsSchema> {}
