/** Key in the tab's storage of the releases that are tried in it. */
export const TRIALS_KEY = 'release-trials';
/** How long a trial lasts, in milliseconds. */
export const TRIAL_MS = 8 * 3_600_000;

/**
 * The releases that a tab tries.
 *
 * - since: milliseconds since 1970
 * - releases: name of the release by module, one at least
 */
export type KeptTrials = {
  readonly since: number;
  readonly releases: Readonly<Record<string, string>>;
};

/** Reads what the tab tries, whether or not its time is over; undefined when it tries nothing, or what is kept is no such thing. */
export function readTrials(storage: Storage): KeptTrials | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(TRIALS_KEY) ?? 'null');
    return isTrials(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the tab tries from the next page on; without a release it tries nothing. */
export function keepTrials(storage: Storage, trials: KeptTrials): void {
  if (Object.keys(trials.releases).length === 0) storage.removeItem(TRIALS_KEY);
  else storage.setItem(TRIALS_KEY, JSON.stringify(trials));
}

/** Tells whether a trial's time is over; one that begins later than now comes from a clock that was wrong. */
export function isOver({ since }: KeptTrials, now: number): boolean {
  return now < since || now >= since + TRIAL_MS;
}

function isTrials(value: unknown): value is KeptTrials {
  if (typeof value !== 'object' || value === null) return false;
  const releases: unknown = Reflect.get(value, 'releases');
  return (
    Number.isFinite(Reflect.get(value, 'since')) &&
    typeof releases === 'object' &&
    releases !== null &&
    Object.values(releases).length > 0 &&
    Object.values(releases).every((release) => typeof release === 'string')
  );
}
