import { createContext, useContext } from 'react';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import type { AskRelease } from './releaseChoices.ts';
import type { StartedTrials } from './startTrials.ts';

export type Trials = StartedTrials & {
  /** Asks for the registry as it was signed. Throws ModuleFault. */
  readonly fetchRegistry: () => Promise<Registry>;
  readonly fetchRelease: AskRelease;
  /**
   * Loads the page anew with these releases (by module) in this tab; with none it ends what is tried.
   *
   * The browser asks first where something was typed and not saved; whoever stays then has them with the next page.
   */
  readonly begin: (releases: Readonly<Record<string, string>>) => void;
};

export const TrialsContext = createContext<Trials | null>(null);

/** Gives what this page tries, and the way to try something else. */
export function useTrials(): Trials {
  const trials = useContext(TrialsContext);
  if (trials === null) throw new Error('useTrials needs a TrialsContext above it');
  return trials;
}
