import { useEffect } from 'react';
import { useSession } from 'shared-auth';
import { useDescriptions } from '../descriptionsContext.ts';
import { useModuleLoader } from '../loading/moduleContext.ts';
import { pageAt } from './pageAt.ts';

/** How long pointer or focus have to rest on a link before it counts as a wish, in milliseconds. */
export const INTENT_DELAY_MS = 150;

/**
 * Brings a page while somebody is about to follow a link to it, wherever on the screen that stands; nothing where data are to be saved, and no
 * page that the person may not open.
 */
export function useLinkIntent(): void {
  const loader = useModuleLoader();
  const descriptions = useDescriptions();
  const { permissions } = useSession();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    const begin = (event: Event, delayMs: number) => {
      cancel();
      const path = linkedPath(event.target);
      const page = path === undefined ? undefined : pageAt(descriptions, path, permissions);
      if (page === undefined || isDataSaved()) return;
      timer = setTimeout(() => loader.prepare(page.moduleId, page.route.id), delayMs);
    };
    const beginSoon = (event: Event) => begin(event, INTENT_DELAY_MS);
    const beginNow = (event: Event) => begin(event, 0);
    const listeners = [
      ['mouseover', beginSoon],
      ['focusin', beginSoon],
      ['focusout', cancel],
      ['touchstart', beginNow],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener, { passive: true });
    return () => {
      cancel();
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, [loader, descriptions, permissions]);
}

function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin
    ? link.pathname
    : undefined;
}

function isDataSaved(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
