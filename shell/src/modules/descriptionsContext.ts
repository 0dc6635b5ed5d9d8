import { createContext, useContext } from 'react';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';

export const DescriptionsContext = createContext<readonly ModuleDescription[]>([]);

/** Gives what the modules in force say of themselves. */
export function useDescriptions(): readonly ModuleDescription[] {
  return useContext(DescriptionsContext);
}
