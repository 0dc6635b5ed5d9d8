import { createContext, use } from 'react';
import type { University } from 'shared-contracts/portal/university.ts';

/** The university that runs the portal; undefined where nobody has said which. The shell provides it. */
export const UniversityContext = createContext<University | undefined>(undefined);

/** Gives the university that runs the portal. */
export function useUniversity(): University | undefined {
  return use(UniversityContext);
}
