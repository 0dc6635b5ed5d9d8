import { useMemo, useState } from 'react';
import { useCall, useQuery } from 'shared-auth/api';
import { useLocation } from 'shared-ui/core';
import { deskQuery, destinationsQuery } from '../../lib/destinations/destinations.queries.ts';
import { wishesOf } from '../../lib/destinations/wishes.ts';
import type { Wishes } from './model/wishedMobilities.ts';

/**
 * Reads the destinations that the address of a new application names, as they are open now.
 *
 * - wishes: null where it names none, or they cannot be read: then nothing is filled in
 * - isWaiting: while they are read
 */
export function useWishes(): { readonly wishes: Wishes | null; readonly isWaiting: boolean } {
  const call = useCall();
  const { search } = useLocation();
  // The address of the form changes with its steps.
  const [ids] = useState(() => wishesOf(search));
  const isAsked = ids.length > 0;
  const desk = useQuery({ ...deskQuery(call), enabled: isAsked });
  const department = desk.data?.department?.id ?? null;
  const list = useQuery(destinationsQuery(call, isAsked ? department : null));
  const studyCycle = desk.data?.studyCycle ?? null;
  const wishes = useMemo(
    () => (list.data === undefined ? null : { ids, list: list.data, studyCycle }),
    [ids, list.data, studyCycle],
  );
  return { wishes, isWaiting: desk.isLoading || list.isLoading };
}
