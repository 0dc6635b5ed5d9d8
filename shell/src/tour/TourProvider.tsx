import { logFailure, useCan } from 'shared-auth';
import { useCall, useMutation, useQuery, useQueryClient } from 'shared-client';
import type { TourState } from 'shared-contracts/session/tour.ts';
import { leaveTour, readTour } from 'shared-contracts/session/tourCalls.ts';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { focusHeading } from '../page/focusHeading.ts';
import { TourContext } from './tourContext.ts';

const TourDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tour" */ './TourDialog.tsx')).TourDialog,
}));

const KEY = ['tour'];

/** Has the tour of the portal: whether it is to be offered, and the tour itself once somebody starts it. It never starts by itself. */
export function TourProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const call = useCall();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<TourState> => call(readTour, { signal }),
    enabled: useCan('profile_view'),
    staleTime: Infinity,
    retry: false,
  });
  const { mutate } = useMutation({
    mutationFn: (): Promise<TourState> => call(leaveTour, {}),
    // It is left whether or not that can be kept: then it is offered once more another day.
    onMutate: () => queries.setQueryData<TourState>(KEY, { isKnown: true }),
    onError: (error) => logFailure('The tour was left, which could not be kept.', error),
  });
  const isOffered = data?.isKnown === false && !isOpen;
  const isLeft = useRef(false);
  // When both are gone: the offer takes the focus with it; a button that stays has got it back from the dialog.
  useEffect(() => {
    if (!isLeft.current || isOpen || isOffered) return;
    isLeft.current = false;
    if (document.activeElement === document.body) focusHeading();
  }, [isOpen, isOffered]);
  const tour = useMemo(
    () => ({
      isOffered,
      start: () => setIsOpen(true),
      leave: () => {
        setIsOpen(false);
        mutate();
        isLeft.current = true;
      },
    }),
    [isOffered, mutate],
  );
  return (
    <TourContext value={tour}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <TourDialog onLeave={tour.leave} />
        </Suspense>
      )}
    </TourContext>
  );
}
