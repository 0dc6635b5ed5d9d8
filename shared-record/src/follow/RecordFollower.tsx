import type { SetName } from 'shared-contracts/sets/sets.ts';
import { useRef, useState } from 'react';
import { useFollowing, useIsMutating, useQueryClient } from 'shared-client';
import { Alert, IconButton, useTranslation } from 'shared-ui/core';
import { isNewer } from './isNewer.ts';

type RecordFollowerProps = {
  readonly record: { readonly set: SetName; readonly id: number };
  /** `dateModified` of the record as it is shown. */
  readonly version: string;
  /** Further sets whose changes may change the page. */
  readonly sets: readonly SetName[];
  /** Begins the keys of what is read anew. */
  readonly queryKey: readonly unknown[];
  /** Says that the record was changed and that its present state is shown. */
  readonly text: string;
};

/** Keeps the page of a record up to date while it is open, and says so when somebody else, or a partner, has changed the record. */
export function RecordFollower({ record, version, sets, queryKey, text }: RecordFollowerProps) {
  const { t } = useTranslation('shared-record');
  const cache = useQueryClient();
  const isActing = useIsMutating() > 0;
  const isRefreshing = useRef(false);
  const [updates, setUpdates] = useState(0);
  const [seen, setSeen] = useState(0);

  const refresh = async (isOther: boolean) => {
    isRefreshing.current = true;
    await cache.invalidateQueries({ queryKey });
    isRefreshing.current = false;
    if (isOther) setUpdates((count) => count + 1);
  };

  useFollowing({ sets, record }, (state) => {
    // What this person does reads the page anew by itself.
    if (isActing || isRefreshing.current) return;
    const isOther = isNewer(state.version, version);
    if (isOther || state.changed.size > 0) void refresh(isOther);
  });

  if (updates === seen) return null;
  return (
    <Alert
      key={updates}
      kind="information"
      action={
        <IconButton icon="close" label={t('RecordFollower.dismiss')} onClick={() => setSeen(updates)} />
      }
    >
      {text}
    </Alert>
  );
}
