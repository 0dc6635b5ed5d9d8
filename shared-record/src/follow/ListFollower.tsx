import type { SetName } from 'shared-contracts/sets/sets.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFollowing, useQueryClient } from 'shared-client';
import { useTranslation, VisuallyHidden } from 'shared-ui/core';

type ListFollowerProps = {
  /** Sets whose changes may change the list. */
  readonly sets: readonly SetName[];
  /** Begins the keys of what is read anew. */
  readonly queryKey: readonly unknown[];
  /** Somebody is typing in a row: what changes meanwhile is read when they have done. */
  readonly isPaused?: boolean;
};

/** Keeps a list up to date while it is open: what others change is read anew, with focus and place as they were, and said to those who cannot see it. */
export function ListFollower({ sets, queryKey, isPaused = false }: ListFollowerProps) {
  const { t } = useTranslation('shared-record');
  const cache = useQueryClient();
  const [updates, setUpdates] = useState(0);
  const isOutdated = useRef(false);

  const refresh = async () => {
    isOutdated.current = false;
    const shown = () => cache.getQueriesData({ queryKey, type: 'active' }).map(([, data]) => data);
    const before = shown();
    await cache.invalidateQueries({ queryKey });
    // Answers that say the same are the same objects: what this person has just saved is shown already.
    if (shown().some((data, index) => data !== before[index])) setUpdates((count) => count + 1);
  };

  useFollowing({ sets }, ({ changed }) => {
    if (changed.size > 0) isOutdated.current = true;
    if (isOutdated.current && !isPaused) void refresh();
  });
  const resume = useEffectEvent(() => {
    if (isOutdated.current) void refresh();
  });
  useEffect(() => {
    if (!isPaused) resume();
  }, [isPaused]);

  return (
    <VisuallyHidden>
      <span role="status">{updates > 0 && <span key={updates}>{t('ListFollower.updated')}</span>}</span>
    </VisuallyHidden>
  );
}
