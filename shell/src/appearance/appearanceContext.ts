import { createContext, use } from 'react';
import type { Appearance } from './appearance.ts';

export type AppearanceState = {
  readonly appearance: Appearance;
  readonly choose: (appearance: Appearance) => void;
};

export const AppearanceContext = createContext<AppearanceState>({
  appearance: 'system',
  choose: () => undefined,
});

/** Gives the appearance that the person chose, and the way to choose another. */
export function useAppearance(): AppearanceState {
  return use(AppearanceContext);
}
