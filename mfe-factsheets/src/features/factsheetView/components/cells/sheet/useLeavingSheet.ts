import { useState } from 'react';
import { useLeaveGuard } from 'shared-ui/fields';
import { useSheetState } from '../sheetEditing.ts';

/** Asks before a factsheet is left into which somebody has typed. What was typed is kept, as far as the browser can. */
export function useLeavingSheet() {
  const isDirty = useSheetState(({ dirty }) => dirty.size > 0);
  const isLost = useSheetState(({ hasDraftFailed }) => hasDraftFailed);
  const [isLeaving, setIsLeaving] = useState(false);
  const { isAsking, stay } = useLeaveGuard(isDirty && !isLeaving, { within: 'path' });
  return { isOpen: isAsking, isLost, onLeave: () => setIsLeaving(true), onStay: stay };
}
