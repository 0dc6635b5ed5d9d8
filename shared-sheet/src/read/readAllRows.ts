import { ApiError, filter, type Api, type Asked, type Filter, type ListQuery } from 'shared-client';

/** Rows of one question: few enough that reading them does not keep the page from answering. */
const PACKET = 100;
/** What a server that finds a question too dear is asked for next, and the least that is tried, as a part and in rows. */
const SMALLER = 1 / 4;
const LEAST_PACKET = 5;

type Identified = { readonly id: number };

type ReadOptions = {
  readonly filter?: Filter | undefined;
  readonly search?: string | undefined;
  /** The last record first. */
  readonly isDescending?: boolean;
  readonly signal: AbortSignal;
};

/** - total: of all rows, as the first answer counted them */
export type Packet<Row> = { readonly rows: readonly Row[]; readonly total: number };

/**
 * Reads all rows that match, some at a time in the order of their ids. Each question goes on behind the last id, so that nothing is read twice or passed over
 * while others add and delete.
 *
 * Throws ApiError when a question fails, and the signal's reason when it is given up.
 */
export async function* readAllRows<Row extends Identified>(
  api: Pick<Api, 'list'>,
  asked: Asked<Row>,
  { filter: wanted, search, isDescending = false, signal }: ReadOptions,
): AsyncGenerator<Packet<Row>, void> {
  const behind = isDescending ? filter.lt : filter.gt;
  let last: number | undefined;
  let all: number | undefined;
  let top = PACKET;
  for (;;) {
    signal.throwIfAborted();
    const query: ListQuery = {
      filter: filter.and(wanted, last === undefined ? undefined : behind('id', last)),
      ...(search !== undefined && { search }),
      orderBy: isDescending ? 'id desc' : 'id',
      top,
    };
    const answer = await api.list(asked, query, { signal }).catch((error: unknown) => {
      if (!isTooMuch(error) || top <= LEAST_PACKET) throw error;
      return null;
    });
    if (answer === null) {
      top = Math.max(LEAST_PACKET, Math.floor(top * SMALLER));
      continue;
    }
    const { value, total } = answer;
    all ??= total;
    if (value.length > 0) yield { rows: value, total: all };
    last = value.at(-1)?.id;
    // A server may give fewer than were asked for: what is left says whether there are more.
    if (last === undefined || value.length >= total) return;
  }
}

/** Tells whether a server would answer for fewer rows: it bounds what one question may cost and how long an answer may be. */
function isTooMuch(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && error.field === '$top';
}
