import type { STUDENT_MOBILITY_FOR_STUDIES } from './members/mobilityRow.ts';
import type { FieldValue } from '../members/stored.ts';

/** What a mobility row keeps of the partner's condition that it was made of; see `asPartnerSentShape`. */
export type AsPartnerSent = FieldValue<typeof STUDENT_MOBILITY_FOR_STUDIES.fields.asPartnerSent>;

type Kept = {
  readonly untouched: readonly string[];
  readonly words: readonly { readonly member: string }[];
};

/**
 * Leaves out what is wrong with members that stand beside the partner's own words: those are sent in their place.
 *
 * - errors: of one row; `field` begins with the name of its member, before `/` or `.`
 */
export function unlessWorded<E extends { readonly field: string }>(
  kept: Kept | null | undefined,
  errors: readonly E[],
): readonly E[] {
  return errorsBesides(
    (kept?.words ?? []).map(({ member }) => member),
    errors,
  );
}

/** Leaves out what is wrong with members that a partner sent and nobody here changed: our rules judge what people here type. */
export function unlessUntouched<E extends { readonly field: string }>(
  kept: Kept | null | undefined,
  errors: readonly E[],
): readonly E[] {
  return errorsBesides(kept?.untouched ?? [], unlessWorded(kept, errors));
}

function errorsBesides<E extends { readonly field: string }>(
  members: readonly string[],
  errors: readonly E[],
): readonly E[] {
  return errors.filter(({ field }) => !members.some((member) => member === field.split(/[/.]/)[0]));
}

/** What a row is judged by besides its own value: of fewer people the same days are too many. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = { mobilitiesPerYear: ['totalDaysPerYear'] };

/** Forgets what the partner said of members that somebody changes; null when nothing of it is left. */
export function withoutChanged<Given extends Kept>(kept: Given, changed: readonly string[]): Given | null {
  const judged = [...changed, ...changed.flatMap((member) => TOGETHER[member] ?? [])];
  const untouched = kept.untouched.filter((member) => !judged.includes(member));
  const words = kept.words.filter(({ member }) => !changed.includes(member));
  return untouched.length === 0 && words.length === 0 ? null : { ...kept, untouched, words };
}
