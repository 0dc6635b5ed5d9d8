/**
 * Which members a record has when nobody has named them.
 *
 * - isBrief: leaves out what a name tag does not need (times, HTML, JSON)
 * - toOne: how records behind a single link look; `reference` is `{id}`
 * - hasOwned: whether owned children are there; they take the shape of their owner
 * - linked: how the members of linked collections look; absent leaves these collections out
 */
export type Shape = {
  readonly isBrief: boolean;
  readonly toOne: Shape | 'reference';
  readonly hasOwned: boolean;
  readonly linked?: Shape;
};

const BRIEF: Shape = { isBrief: true, toOne: 'reference', hasOwned: false };

/** A record that was reached through a link and asked for by name. */
export const LINKED_SHAPE: Shape = { isBrief: false, toOne: BRIEF, hasOwned: true };

/** Gives the shape for `$levels`: 0 follows no link, 1 is the usual one, more go further. */
export function shapeOfLevel(level: number): Shape {
  if (level <= 0) return { isBrief: false, toOne: 'reference', hasOwned: false };
  if (level === 1) return { isBrief: false, toOne: BRIEF, hasOwned: true, linked: LINKED_SHAPE };
  const further = shapeOfLevel(level - 1);
  return { isBrief: false, toOne: further, hasOwned: true, linked: further };
}
