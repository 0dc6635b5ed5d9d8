import { useSession } from 'shared-auth';
import { useTellFaults } from 'shared-client';
import { useLanguage } from 'shared-ui/core';
import { useEffect, useRef } from 'react';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { useModuleLoader } from '../modules/loading/moduleContext.ts';
import { useFaultCatcher } from '../faults/faultCatcherContext.ts';

/** Latest moment at which the code that tells is asked for, where the page is never at rest; in milliseconds. */
const LATEST_MS = 5_000;

/**
 * Tells the server why releases failed while somebody is signed in; while nobody is, keeps it until somebody is. The code for it comes when the page
 * has been drawn.
 */
export function TellFaults({ shell }: { readonly shell: string | undefined }) {
  const { status } = useSession();
  const { language } = useLanguage();
  const [tell, catcher, descriptions, loader] = [
    useTellFaults(),
    useFaultCatcher(),
    useDescriptions(),
    useModuleLoader(),
  ];
  const latest = useRef(language);
  useEffect(() => {
    latest.current = language;
  }, [language]);
  useEffect(() => {
    if (status === 'loading') return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const keep = async () => {
      const keeping = await import('../faults/untoldFaults.ts').catch(() => undefined);
      if (!isOver) stop = keeping?.keepUntold(catcher, descriptions);
    };
    const begin = async () => {
      // Without it faults are not told, and pages name their references all the same.
      const telling = await import('../faults/startTelling.ts').catch(() => undefined);
      if (isOver || telling === undefined) return;
      const releaseOf = (module: string) => {
        const state = loader.state(module);
        return state.status === 'ready' ? state.release : undefined;
      };
      stop = telling.startTelling({
        tell,
        catcher,
        descriptions,
        releaseOf,
        shell,
        language: () => latest.current,
      });
    };
    const cancel = atRest(() => void (status === 'signedIn' ? begin() : keep()));
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [status, tell, catcher, descriptions, loader, shell]);
  return null;
}

/** Does something when the page has nothing else to do; Safari cannot say when that is. */
function atRest(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LATEST_MS);
  return () => clearTimeout(timer);
}
