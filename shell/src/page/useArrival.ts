import { useContext, useEffect } from 'react';
import { ArrivalContext, PageHiddenContext } from './arrivalContext.ts';

/** Tells the frame that the page at this address is on the screen now, whatever it has become. */
export function useArrival(): void {
  const arrive = useContext(ArrivalContext);
  const isHidden = useContext(PageHiddenContext);
  useEffect(() => {
    if (!isHidden) arrive();
  }, [arrive, isHidden]);
}
