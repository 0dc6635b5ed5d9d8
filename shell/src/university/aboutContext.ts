import { createContext, use } from 'react';
import type { University } from 'shared-contracts/portal/university.ts';

/** - university: whose portal it is, where that has been said; version: the release of the frame; undefined when nobody knows it */
export type About = { readonly university: University | undefined; readonly version: string | undefined };

export const AboutContext = createContext<About>({ university: undefined, version: undefined });

/** Gives what the portal says of itself. */
export function useAbout(): About {
  return use(AboutContext);
}
