import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { useLocation } from 'shared-ui/core';
import { wishesOf } from '../../lib/destinations/wishes.ts';

/**
 * Reads the destinations that the address of a new application names, as they are open now; what reads them comes when there are some.
 *
 * - fill: writes them into a form; undefined where the address names none, or they cannot be read: then nothing is filled in
 * - isWaiting: while they are read
 */
export function useWishes() {
  const call = useCall();
  const { search } = useLocation();
  // The address of the form changes with its steps.
  const [wished] = useState(() => wishesOf(search));
  const { data: fill, isLoading: isWaiting } = useQuery({
    queryKey: ['mfe-applications', 'wishes', wished],
    queryFn: async ({ signal }) => {
      const { readWishes } = await import('./readWishes.ts');
      return readWishes(call, wished, signal);
    },
    enabled: wished.ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });
  return { fill, isWaiting };
}
