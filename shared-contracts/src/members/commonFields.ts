import type { Field } from './entity.ts';

/** Times of creation and of the last change; `dateModified` is the version that a save has to name. */
export const CHANGE_TIMES = {
  dateCreated: { type: 'dateTime', isServerSet: true, isAlwaysThere: true },
  dateModified: { type: 'dateTime', isServerSet: true, isAlwaysThere: true },
} as const satisfies Record<string, Field>;

/** Marks records that the sample generator invented. */
export const SAMPLE_MARK = {
  isSample: { type: 'boolean', isServerSet: true, default: false },
} as const satisfies Record<string, Field>;

/** A web address of its own; lists of addresses are `json` fields with the shape `urls`. */
export const WEB_ADDRESS = { type: 'text', maxLength: 2000 } as const satisfies Field;
