/**
 * The version of a call, or of a set of the data API with what can be done with it; `callVersions.json` has all of them.
 *
 * - now: rises with each change that one of the two sides would notice
 * - from: clients from this version on are served
 * - needs: servers from this version on serve a client that is built now; from > now: there is no such call any more
 * - shape: hash of what it takes and gives
 */
export type CallVersion = {
  readonly from: number;
  readonly now: number;
  readonly needs: number;
  readonly shape: string;
};
export type CallVersions = Readonly<Record<string, CallVersion>>;

/** Versions of clients that a server serves, by call: from and to, or only to, where that is from the first on. */
export type ServedCalls = Readonly<Record<string, Pair>>;
/** What a client needs of a server, by call: from which version on, and its own, or only one number, where both are the same. */
export type NeededCalls = Readonly<Record<string, Pair>>;
type Pair = number | readonly [number, number];

/** Says what a server of these versions serves. */
export function servedCalls(versions: CallVersions): ServedCalls {
  return mapped(versions, ({ from, now }) => (from === 1 ? now : [from, now]));
}

/** Says what a client that is built with these versions needs for some calls; those that have none are left out. */
export function neededCalls(versions: CallVersions, names: Iterable<string>): NeededCalls {
  const used = [...new Set(names)].sort().flatMap((name) => {
    const version = versions[name];
    return version === undefined ? [] : [[name, version] as const];
  });
  return mapped(Object.fromEntries(used), ({ needs, now }) => (needs === now ? now : [needs, now]));
}

/**
 * Finds the calls that stand between a client and a server.
 *
 * - behind: the server does not have them yet; ahead: it does not serve such a client any more
 */
export function unservedCalls(
  needs: NeededCalls,
  served: ServedCalls,
): { readonly behind: readonly string[]; readonly ahead: readonly string[] } {
  const behind: string[] = [];
  const ahead: string[] = [];
  for (const [name, need] of Object.entries(needs)) {
    const [least, own] = typeof need === 'number' ? [need, need] : need;
    const range = served[name];
    const [from, now] = typeof range === 'number' ? [1, range] : (range ?? [1, 0]);
    if (now < least) behind.push(name);
    else if (own < from) ahead.push(name);
  }
  return { behind, ahead };
}

/** Tells whether what came from outside says which calls are served. */
export function isServedCalls(value: unknown): value is ServedCalls {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(
      (one: unknown) => isNumber(one) || (Array.isArray(one) && one.length === 2 && one.every(isNumber)),
    )
  );
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  turn: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, turn(value)]));
}
