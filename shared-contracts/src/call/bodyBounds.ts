/**
 * How much a body in JSON may hold. The server refuses what is more while it comes in, before it is parsed.
 *
 * - bytes: as it travels
 * - depth: levels of arrays and objects in one another
 * - values: of all kinds
 * - members: of one object
 */
export type BodyBounds = {
  readonly bytes: number;
  readonly depth: number;
  readonly values: number;
  readonly members: number;
};

/** Enough for every call that says nothing else: a form with a list of some fifty entries. */
export const SMALL_BODY: BodyBounds = { bytes: 16_384, depth: 6, values: 500, members: 50 };

/** Enough for a whole agreement as a save has it, or a hundred of the usual ones. */
export const BODY_OF_RECORDS: BodyBounds = { bytes: 4_000_000, depth: 18, values: 100_000, members: 500 };
