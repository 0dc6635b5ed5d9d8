import {
  keepDestination,
  orderKeptDestinations,
  saveOwnStudies,
} from 'shared-contracts/places/destinationCalls.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { DESK_KEY } from '../../../lib/destinations/destinations.queries.ts';

type Studies = { readonly department: number; readonly studyCycle: 6 | 7 | 8 | null };

/** Notes what the person studies. */
export function useSaveStudies() {
  const call = useCall();
  return useDeskMutation((body: Studies) => call(saveOwnStudies, { body }));
}

/** Keeps a destination, or lets go of it. */
export function useKeep() {
  const call = useCall();
  return useDeskMutation(({ id, isKept }: { readonly id: number; readonly isKept: boolean }) =>
    call(keepDestination, { params: { id }, body: { isKept } }),
  );
}

/** Puts what is kept in another order. */
export function useOrderKept() {
  const call = useCall();
  return useDeskMutation((institutions: readonly number[]) =>
    call(orderKeptDestinations, { body: { institutions: [...institutions] } }),
  );
}

/** Every change is answered with the whole desk: what pages show of it is at once as the server has it. */
function useDeskMutation<Change, Desk>(change: (input: Change) => Promise<Desk>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (desk) => cache.setQueryData(DESK_KEY, desk),
  });
}
