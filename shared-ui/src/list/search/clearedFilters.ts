import { useLocation } from 'react-router-dom';

/** State of the history entry that clearing the filters makes. */
export const CLEARED = { areFiltersCleared: true } as const;

/** Gives the key of the history entry that cleared the filters, while that is the present one; null otherwise. */
export function useClearedEntry(): string | null {
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const isCleared: boolean =
    typeof state === 'object' && state !== null && Reflect.get(state, 'areFiltersCleared') === true;
  return isCleared ? key : null;
}
