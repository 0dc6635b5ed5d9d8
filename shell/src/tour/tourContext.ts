import { createContext, use } from 'react';

/** - isOffered: the person neither took nor declined the tour yet; leave: ends or declines it, which is kept with the person */
export type Tour = {
  readonly isOffered: boolean;
  readonly start: () => void;
  readonly leave: () => void;
};

export const TourContext = createContext<Tour | undefined>(undefined);

/** Gives the tour of the portal; undefined where there is none, as for somebody who is not signed in. */
export function useTour(): Tour | undefined {
  return use(TourContext);
}
