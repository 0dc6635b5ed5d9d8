import { createContext, useContext } from 'react';
import type { FaultCatcher } from './faultCatcher.ts';

export const FaultCatcherContext = createContext<FaultCatcher | null>(null);

/** Gives what catches faults of the tab. */
export function useFaultCatcher(): FaultCatcher {
  const catcher = useContext(FaultCatcherContext);
  if (catcher === null) throw new Error('useFaultCatcher needs a FaultCatcherContext above it');
  return catcher;
}
