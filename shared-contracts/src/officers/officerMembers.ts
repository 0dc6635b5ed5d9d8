import type { DerivedMember } from '../members/entity.ts';

/** Of records that somebody of the office can be in charge of. */
export const IS_ON_MY_DESK = {
  type: 'boolean',
  description: 'The reader is in charge of it, or stands in today for whoever is.',
} as const satisfies DerivedMember;
