import type { SetName } from 'shared-contracts/sets/sets.ts';
import { useState } from 'react';
import { useFollowing } from 'shared-client';
import { Alert } from 'shared-ui/core';
import { useRecordTexts } from '../texts/RecordTexts.tsx';
import { isNewer } from './isNewer.ts';

type ChangedMeanwhileProps = {
  readonly record: { readonly set: SetName; readonly id: number };
  /** `dateModified` of the record from which the form began. */
  readonly version: string;
  /** A save is under way, or has just succeeded. */
  readonly isSaving: boolean;
};

/** Says to somebody who edits a record that somebody else has changed it, and touches nothing of what they typed: saving compares both. */
export function ChangedMeanwhile({ record, version, isSaving }: ChangedMeanwhileProps) {
  const say = useRecordTexts();
  const [current, setCurrent] = useState<string | null>();
  useFollowing({ record }, (state) => {
    if (!isSaving) setCurrent(state.version);
  });
  if (isSaving || !isNewer(current, version)) return null;
  return (
    <Alert kind="information">
      {say(current === null ? 'ChangedMeanwhile.gone' : 'ChangedMeanwhile.changed')}
    </Alert>
  );
}
