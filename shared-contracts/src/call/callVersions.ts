/**
 * The version of a call, or of a set of the data API with what can be done with it. Versions are levels of the whole server: they rise together.
 *
 * - now: level of its last change that one of the two sides would notice
 * - from: clients that know this level of it are served
 * - needs: servers from this level on serve a client that is built now
 * - shape: hash of what it takes and gives; empty: there is no such call any more
 */
export type CallVersion = {
  readonly from: number;
  readonly now: number;
  readonly needs: number;
  readonly shape: string;
};

/**
 * What `callVersions.json` says.
 *
 * - level: rises with each change of calls that one of the two sides would notice
 * - shapes: hash of all shapes, so that two changes that are laid together meet
 */
export type CallVersions = {
  readonly level: number;
  readonly shapes: string;
  readonly calls: Readonly<Record<string, CallVersion>>;
};

/** Which clients a server serves: those that need no level above `upTo`, and of the calls in `from` know at least that level of each. */
export type ServedCalls = { readonly upTo: number; readonly from: Readonly<Record<string, number>> };
/** What a client needs of a server, by call: the level, and the one that it knows, where that is another. */
export type NeededCalls = Readonly<Record<string, number | readonly [needs: number, knows: number]>>;

/** Says whom a server of these versions serves. */
export function servedCalls({ level, calls }: CallVersions): ServedCalls {
  const left = Object.entries(calls).filter(([, { from }]) => from > 1);
  return { upTo: level, from: Object.fromEntries(left.map(([name, { from }]) => [name, from])) };
}

/** Says what a client that is built with these versions needs for some calls; what is none is left out. */
export function neededCalls({ calls }: CallVersions, names: Iterable<string>): NeededCalls {
  const used = [...new Set(names)].sort().flatMap((name) => {
    const version = calls[name];
    return version === undefined ? [] : [[name, version] as const];
  });
  return Object.fromEntries(
    used.map(([name, { needs, now }]) => [name, needs === now ? now : ([needs, now] as const)]),
  );
}

/**
 * Finds the calls that stand between a client and a server.
 *
 * - behind: the server does not have them so yet; ahead: it does not serve such a client any more
 */
export function unservedCalls(
  needed: NeededCalls,
  { upTo, from }: ServedCalls,
): { readonly behind: readonly string[]; readonly ahead: readonly string[] } {
  const behind: string[] = [];
  const ahead: string[] = [];
  for (const [name, need] of Object.entries(needed)) {
    const [needs, knows] = typeof need === 'number' ? [need, need] : need;
    if (needs > upTo) behind.push(name);
    else if (knows < (from[name] ?? 0)) ahead.push(name);
  }
  return { behind, ahead };
}

/** Tells whether what came from outside says whom a server serves. */
export function isServedCalls(value: unknown): value is ServedCalls {
  if (typeof value !== 'object' || value === null) return false;
  const from: unknown = Reflect.get(value, 'from');
  return (
    Number.isSafeInteger(Reflect.get(value, 'upTo')) &&
    typeof from === 'object' &&
    from !== null &&
    Object.values(from).every((one) => Number.isSafeInteger(one))
  );
}
