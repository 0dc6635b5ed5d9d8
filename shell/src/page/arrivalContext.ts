import { createContext } from 'react';

/** Called when a page is on the screen; a new function for every address. */
export const ArrivalContext = createContext<() => void>(() => undefined);

/** True while a page is drawn already but not shown, because its guard has not answered yet. */
export const PageHiddenContext = createContext(false);
