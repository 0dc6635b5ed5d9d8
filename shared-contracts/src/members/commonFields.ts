import type { DerivedMember, Field } from './entity.ts';

/** Times of creation and of the last change; `dateModified` is the version that a save names. */
export const CHANGE_TIMES = {
  dateCreated: {
    type: 'dateTime',
    isServerSet: true,
    isAlwaysThere: true,
    label: { en: 'Date Created', el: 'Ημερομηνία δημιουργίας' },
  },
  dateModified: { type: 'dateTime', isServerSet: true, isAlwaysThere: true, isTechnical: true },
} as const satisfies Record<string, Field>;

/** Marks records that the sample generator invented. */
export const SAMPLE_MARK = {
  isSample: { type: 'boolean', isServerSet: true, default: false, isTechnical: true },
} as const satisfies Record<string, Field>;

/** Derived of records that somebody of the office can be in charge of. */
export const IS_ON_MY_DESK = {
  type: 'boolean',
  description: 'The reader is in charge of it, or stands in today for whoever is.',
} as const satisfies DerivedMember;

/** The same, by the department of the record. */
export const IS_OF_MY_DEPARTMENTS = {
  type: 'boolean',
  description: 'It is of a department that the reader looks after, or whoever they stand in for today.',
} as const satisfies DerivedMember;
