import { useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { holdUnsavedText } from '../../page/unsavedText.ts';

type Step = { readonly go: () => void };

/**
 * Asks before unsaved text is left behind: by an address of the portal, by leaving the portal, or by a step within the page.
 *
 * - isDirty: whether something was typed that is not saved
 * - guard: takes the step at once when nothing would be lost, and asks otherwise
 * - isAsking: show the question now. Whoever answers that the text may go drops it: as soon as nothing is dirty any more the step is
 *   taken, also when a save that was under way has ended meanwhile. Otherwise `stay` forgets the step
 *
 * - ways: `within` names addresses that belong to the same text, as the steps of a wizard do; going there leaves nothing behind
 *
 * The browser itself asks when the window is closed or reloaded.
 */
export function useLeaveGuard(isDirty: boolean, ways: { readonly within?: 'path' } = {}) {
  const [waiting, setWaiting] = useState<Step | null>(null);
  const navigate = useNavigate();
  // The router goes on before this is drawn anew: what it held back is gone, and letting go of it an error.
  const isHeld = useRef(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    isHeld.current =
      isDirty && (from.pathname !== to.pathname || (ways.within !== 'path' && from.search !== to.search));
    return isHeld.current;
  });
  const hasStep = waiting !== null || blocker.state === 'blocked';

  const takeStep = useRef<() => void>(() => undefined);
  useEffect(() => {
    takeStep.current = () => {
      setWaiting(null);
      waiting?.go();
      if (blocker.state !== 'blocked') return;
      if (isHeld.current) blocker.proceed();
      else void navigate(blocker.location, { state: blocker.location.state as unknown });
    };
  });
  const isFree = hasStep && !isDirty;
  useEffect(() => {
    if (isFree) takeStep.current();
  }, [isFree]);

  useEffect(() => {
    if (!isDirty) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBrowser);
    const letGo = holdUnsavedText();
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      letGo();
    };
  }, [isDirty]);

  return {
    isAsking: hasStep && isDirty,
    guard: (go: () => void) => {
      if (isDirty) setWaiting({ go });
      else go();
    },
    stay: () => {
      setWaiting(null);
      if (blocker.state === 'blocked' && isHeld.current) blocker.reset();
    },
  };
}
