import { useEffect, useState } from 'react';
import type { DraftStore } from './draftStore.ts';

/** Tells whether another tab of this browser is writing the same record. */
export function useOtherTab<Form>(store: DraftStore<Form>): boolean {
  const [hasOther, setHasOther] = useState(false);
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (store.isOfAnotherTab(event)) setHasOther(true);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [store]);
  return hasOther;
}
