import type { Changes } from 'shared-contracts/portal/changes.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import { ApiError } from '../api/apiError.ts';

/** How often is asked while somebody is at work, and while the page lies open unused. */
export const BUSY_MS = 3_000;
export const IDLE_MS = 15_000;
/** A page that nobody has touched for so long counts as unused. */
export const UNUSED_AFTER_MS = 120_000;
const LONGEST_PAUSE_MS = 60_000;
/** A server that is older than this question is asked again then. */
const UNKNOWN_PAUSE_MS = 10 * 60_000;

/** A record by its set and id. */
export type FollowedRecord = { readonly set: SetName; readonly id: number | string };

/** What a part of the page wants to know about. */
export type Following = { readonly sets?: readonly SetName[]; readonly record?: FollowedRecord };

/**
 * Told with each answer.
 *
 * - changed: sets in which something was changed since the answer before
 * - version: `dateModified` of the record; null when there is none any more, undefined where none is followed
 */
export type FollowedState = {
  readonly changed: ReadonlySet<SetName>;
  readonly version: string | null | undefined;
};

/** Asks the server, by names as the call of `CHANGES_PATH` takes them. Throws ApiError. */
export type AskForChanges = (
  names: { readonly sets: string | undefined; readonly records: string | undefined },
  signal: AbortSignal,
) => Promise<Changes>;

export type ChangePoller = {
  /** Follows until the function that it gives is called. */
  readonly follow: (following: Following, tell: (state: FollowedState) => void) => () => void;
  /** Ends for good. */
  readonly stop: () => void;
};

type Follower = { readonly following: Following; readonly tell: (state: FollowedState) => void };

/**
 * Asks for a tab, in one call for all of its parts, whether what it shows is still so.
 *
 * Only while somebody follows, the page is visible and the browser is online; a page that comes back is asked for at once. Calls that fail are repeated with
 * growing pauses, and nobody is told of them.
 */
export function createChangePoller(askServer: AskForChanges): ChangePoller {
  const followers = new Set<Follower>();
  let counters: Changes['sets'] = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let failures = 0;
  let usedAt = Date.now();

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (asking !== undefined || followers.size === 0 || !isAwake()) return;
    asking = new AbortController();
    const asked = [...followers];
    let pause = 0;
    try {
      const answer = await askServer(namesOf(asked.map(({ following }) => following)), asking.signal);
      failures = 0;
      tell(asked, answer);
    } catch (error) {
      failures += 1;
      pause = error instanceof ApiError && error.kind === 'not-found' ? UNKNOWN_PAUSE_MS : 0;
    }
    asking = undefined;
    const hasNew = [...followers].some((follower) => !asked.includes(follower));
    schedule(hasNew && failures === 0 ? 0 : Math.max(pause, pauseAfter(failures, usedAt)));
  }

  function tell(asked: readonly Follower[], answer: Changes): void {
    const before = counters;
    counters = { ...counters, ...answer.sets };
    for (const follower of asked) {
      const { sets = [], record } = follower.following;
      const changed = sets.filter((set) => before[set] !== undefined && before[set] !== answer.sets[set]);
      const version = record && (answer.records[nameOf(record)] ?? null);
      if (followers.has(follower)) follower.tell({ changed: new Set(changed), version });
    }
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (followers.size > 0 && isAwake()) timer = setTimeout(() => void ask(), ms);
  }

  const wake = () => {
    if (isAwake()) void ask();
    else clearTimeout(timer);
  };
  const use = () => {
    const wasUnused = Date.now() - usedAt > UNUSED_AFTER_MS;
    usedAt = Date.now();
    if (wasUnused) void ask();
  };
  const ears = [
    [document, 'visibilitychange', wake],
    [window, 'online', wake],
    [window, 'offline', wake],
    [window, 'pointerdown', use],
    [window, 'keydown', use],
  ] as const;
  for (const [target, event, hear] of ears) target.addEventListener(event, hear, { passive: true });

  return {
    follow: (following, tellFollower) => {
      const follower = { following, tell: tellFollower };
      followers.add(follower);
      // Those who begin in the same moment are asked for together.
      if (asking === undefined) schedule(0);
      return () => {
        followers.delete(follower);
        // What nobody follows may change meanwhile; whoever follows it next begins with what it is then.
        counters = Object.fromEntries(Object.entries(counters).filter(([set]) => isFollowed(followers, set)));
      };
    },
    stop: () => {
      followers.clear();
      clearTimeout(timer);
      asking?.abort();
      for (const [target, event, hear] of ears) target.removeEventListener(event, hear);
    },
  };
}

function isFollowed(followers: ReadonlySet<Follower>, set: string): boolean {
  return [...followers].some(({ following }) => following.sets?.some((name) => name === set));
}

function isAwake(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

function pauseAfter(failures: number, usedAt: number): number {
  const pause = Date.now() - usedAt > UNUSED_AFTER_MS ? IDLE_MS : BUSY_MS;
  return Math.min(pause * 2 ** failures, Math.max(pause, LONGEST_PAUSE_MS));
}

function namesOf(followings: readonly Following[]): Parameters<AskForChanges>[0] {
  const sets = new Set(followings.flatMap((following) => following.sets ?? []));
  const records = new Set(followings.flatMap(({ record }) => (record === undefined ? [] : [nameOf(record)])));
  return { sets: [...sets].sort().join() || undefined, records: [...records].sort().join() || undefined };
}

function nameOf({ set, id }: FollowedRecord): string {
  return `${set}/${id}`;
}
