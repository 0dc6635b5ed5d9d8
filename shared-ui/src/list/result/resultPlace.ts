/**
 * Where a record stands in the list from which it was opened, as its links hand it on in the history of this tab.
 *
 * - list: address of the list with its filters and order; index: among all that it finds, from 0
 */
export type ResultPlace = { readonly list: string; readonly index: number };

/** The state of a link to a record of a list. */
export function atPlace(place: ResultPlace): { readonly resultPlace: ResultPlace } {
  return { resultPlace: place };
}

/** Reads that state; nothing where the page was opened otherwise. */
export function readResultPlace(state: unknown): ResultPlace | undefined {
  if (typeof state !== 'object' || state === null || !('resultPlace' in state)) return undefined;
  const { resultPlace } = state;
  if (typeof resultPlace !== 'object' || resultPlace === null) return undefined;
  const { list, index } = resultPlace as Partial<Record<keyof ResultPlace, unknown>>;
  const isPlace = typeof list === 'string' && /^\/(?!\/)/.test(list) && Number.isSafeInteger(index);
  return isPlace ? { list, index: Number(index) } : undefined;
}

/** Which three of a result hold the record and its neighbours. - top: one less for the first */
export function neighbourhoodOf({ index }: ResultPlace): { readonly skip: number; readonly top: number } {
  const skip = Math.max(0, index - 1);
  return { skip, top: index - skip + 2 };
}

/**
 * Finds the neighbours of a record among these; undefined where it is not among them any more.
 *
 * - rows: as many as `neighbourhoodOf` asks for
 */
export function neighboursOf(rows: ReadonlyArray<{ readonly id: number }>, id: number, place: ResultPlace) {
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return undefined;
  const index = neighbourhoodOf(place).skip + at;
  const neighbour = (step: -1 | 1) => {
    const row = rows[at + step];
    return row && { id: row.id, place: { list: place.list, index: index + step } };
  };
  return { index, previous: neighbour(-1), next: neighbour(1) };
}
export type Neighbour = NonNullable<ReturnType<typeof neighboursOf>>['next'];
