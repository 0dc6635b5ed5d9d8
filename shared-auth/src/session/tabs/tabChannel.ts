import type { SessionEnd } from './sessionEnd.ts';
import { isKeptSession, type KeptSession } from './tabStore.ts';

const NAME = 'portal-session';

/**
 * What tabs of one browser say to each other.
 *
 * - ask: who has a session?
 * - session: this is the newest one that I have
 * - ended: the sessions up to this time are over
 * - left: a page was left, and took the cookies with it
 */
export type TabMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'session'; readonly kept: KeptSession }
  | { readonly type: 'ended'; readonly reason: SharedEnd; readonly at: number }
  | { readonly type: 'left' };

/** Ends that concern all tabs. */
export type SharedEnd = Exclude<SessionEnd, 'unreachable'>;

/** The way to the other tabs; nothing that goes over it is kept anywhere. */
export type TabChannel = {
  /** False where the browser has no such way: then each tab signs in for itself. */
  readonly isThere: boolean;
  readonly post: (message: TabMessage) => void;
  /** Returns the function that ends listening. A tab does not hear itself. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

export function createTabChannel(): TabChannel {
  // Old browsers have none.
  if (!('BroadcastChannel' in window)) {
    return { isThere: false, post: () => undefined, listen: () => () => undefined };
  }
  const channel = new BroadcastChannel(NAME);
  return {
    isThere: true,
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) hear(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** Asks the other tabs for a session newer than `than`; gives null when none of them has answered within `limitMs`. */
export function askTabs(channel: TabChannel, than: number, limitMs: number): Promise<KeptSession | null> {
  if (!channel.isThere) return Promise.resolve(null);
  return new Promise((resolve) => {
    const finish = (kept: KeptSession | null) => {
      clearTimeout(timer);
      stop();
      resolve(kept);
    };
    const timer = setTimeout(() => finish(null), limitMs);
    const stop = channel.listen((message) => {
      if (message.type === 'session' && message.kept.at > than) finish(message.kept);
    });
    channel.post({ type: 'ask' });
  });
}

/** A tab may still run another release of the portal. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (data.type === 'session') return 'kept' in data && isKeptSession(data.kept);
  if (data.type === 'ended') {
    return 'at' in data && typeof data.at === 'number' && 'reason' in data && isSharedEnd(data.reason);
  }
  return data.type === 'ask' || data.type === 'left';
}

function isSharedEnd(reason: unknown): reason is SharedEnd {
  return reason === 'signedOut' || reason === 'expired' || reason === 'refused';
}
