import { useEffect } from 'react';
import { useLocation } from 'shared-ui/core';

/**
 * Puts the focus, once, into the field that the address names behind its `#`: whoever was told of an entry elsewhere comes to it.
 *
 * - goTo: takes a path of the agreement as the server names it, such as `studentMobilitiesForStudies/0/mobilitiesPerYear`
 */
export function useNamedField(goTo: (path: readonly string[]) => void): void {
  const { hash } = useLocation();
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
    if (path !== '') goTo(path.split('/'));
    // Only on arrival: the person goes on from there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
