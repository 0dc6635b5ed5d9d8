import { FAULT_POLICY } from '../../releaseFiles/faultPolicy.ts';
import type { ModuleFaultKind } from '../../releaseFiles/moduleFault.ts';

/** How long a release that failed is left alone, in milliseconds. */
export const BREAK_MS = 5 * 60_000;

/** Where a tab remembers which releases failed; goes with the tab. */
export const BREAKER_KEY = 'failed-releases';

/** Share of the limit of faults that a release has used up, and when it failed last, by `<module>/<release>`. */
type Failed = Record<string, { readonly share: number; readonly at: number }>;

/** Remembers for a tab which releases failed, so that a page that is loaded anew does not run into the same fault at once. */
export type ReleaseBreaker = {
  /** Tells whether the release should be left alone for now. */
  readonly isOpen: (id: string, release: string) => boolean;
  readonly failed: (id: string, release: string, kind: ModuleFaultKind) => void;
  readonly worked: (id: string, release: string) => void;
};

/**
 * - storage: that of the tab; where it cannot be used, nothing is remembered
 * - now: milliseconds since 1970
 */
export function createReleaseBreaker(storage: Storage, now: () => number = Date.now): ReleaseBreaker {
  const isFresh = (at: unknown) => typeof at === 'number' && Math.abs(now() - at) < BREAK_MS;

  function read(): Failed {
    try {
      const kept: unknown = JSON.parse(storage.getItem(BREAKER_KEY) ?? '{}');
      if (typeof kept !== 'object' || kept === null) return {};
      return Object.fromEntries(
        Object.entries(kept as Failed).filter(([, one]) => Number.isFinite(one.share) && isFresh(one.at)),
      );
    } catch {
      return {};
    }
  }

  function write(failed: Failed): void {
    try {
      storage.setItem(BREAKER_KEY, JSON.stringify(failed));
    } catch {
      // A full or closed storage: the release is tried again sooner, that is all.
    }
  }

  return {
    isOpen: (id, release) => (read()[key(id, release)]?.share ?? 0) >= 1,
    failed: (id, release, kind) => {
      const failed = read();
      const share = (failed[key(id, release)]?.share ?? 0) + 1 / FAULT_POLICY[kind].limit;
      write({ ...failed, [key(id, release)]: { share, at: now() } });
    },
    worked: (id, release) => {
      const { [key(id, release)]: mended, ...others } = read();
      if (mended !== undefined) write(others);
    },
  };
}

function key(id: string, release: string): string {
  return `${id}/${release}`;
}
