import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { ChangePoller, FollowedState } from './changePoller.ts';

export const ChangesContext = createContext<ChangePoller | null>(null);

export type FollowOptions = {
  readonly sets?: readonly SetName[];
  /** Record whose version is wanted; undefined for none. */
  readonly record?: { readonly set: SetName; readonly id: number | string } | undefined;
};

/**
 * Follows sets, and a record, for as long as the component is there.
 *
 * - tell: called with each answer, every few seconds; always that of the last rendering
 */
export function useFollowing(
  { sets = [], record }: FollowOptions,
  tell: (state: FollowedState) => void,
): void {
  const poller = useContext(ChangesContext);
  const onAnswer = useEffectEvent(tell);
  const names = sets.join();
  const { set, id } = record ?? {};
  useEffect(() => {
    if (poller === null) return undefined;
    const following = {
      // The names went into the text one by one.
      sets: names.split(',').filter((name) => name !== '') as SetName[],
      ...(set !== undefined && id !== undefined && { record: { set, id } }),
    };
    return poller.follow(following, (state) => onAnswer(state));
  }, [poller, names, set, id]);
}
