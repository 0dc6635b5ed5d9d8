import type { TabChannel, TabMessage } from '../session/tabs/tabChannel.ts';

/** The tabs of one browser: what one of them says the others hear, as soon as what runs now is done. */
export function fakeChannels(): () => TabChannel {
  const tabs = new Set<Set<(message: TabMessage) => void>>();
  return () => {
    const own = new Set<(message: TabMessage) => void>();
    tabs.add(own);
    return {
      isThere: true,
      post: (message) => {
        for (const others of tabs) {
          if (others === own) continue;
          for (const hear of others) setTimeout(() => others.has(hear) && hear(structuredClone(message)), 0);
        }
      },
      listen: (hear) => {
        own.add(hear);
        return () => own.delete(hear);
      },
    };
  };
}
