import { useEffect, useState } from 'react';
import { useFactsheetRefresh } from '../../api/factsheetRefresh.mutation.ts';

/** Source: specification document 3, sections 4 and 9. */
const SUCCESS_SHOWN_FOR_MS = 2000;

/**
 * Refreshes a factsheet from the partner network.
 *
 * - isTold: for two seconds after it was refreshed
 * - refreshed: what the last refresh changed; error: why it failed
 */
export function useNetworkRefresh() {
  const { mutate, isPending, isSuccess, data, error, submittedAt } = useFactsheetRefresh();
  const [toldOf, setToldOf] = useState(0);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => setToldOf(submittedAt), SUCCESS_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, submittedAt]);
  return { refresh: mutate, isPending, isTold: isSuccess && toldOf !== submittedAt, refreshed: data, error };
}
export type NetworkRefresh = ReturnType<typeof useNetworkRefresh>;
