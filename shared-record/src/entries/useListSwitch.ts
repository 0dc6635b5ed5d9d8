import { useState } from 'react';
import { flushSync, useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'shared-ui/fields';
import type { EntryListOf, EntryOf } from './useEntries.ts';

/**
 * Switches a list of the form on and off; while it is off it is null.
 *
 * - isOn: whether the form has the list; isDrawn: whether its entries may be drawn, which ends before they go
 * - cleared: the entries that went when it was switched off; `undo` brings them back
 */
export function useListSwitch<Form extends FieldValues, List extends EntryListOf<Form>>(
  { control, getValues, setValue }: UseFormReturn<Form>,
  list: List,
) {
  type Item = EntryOf<Form, List>;
  // Names of lists are names of the form's fields.
  const name = list as unknown as FieldPath<Form>;
  const isOn = useWatch({ control, name, compute: (items: unknown) => items !== null });
  const [isLeaving, setIsLeaving] = useState(false);
  const [cleared, setCleared] = useState<readonly Item[] | null>(null);
  const put = (items: readonly Item[] | null) => setValue(name, items as never, { shouldDirty: true });
  const switchOn = (items: readonly Item[]) => {
    setCleared(null);
    put(items);
  };
  return {
    isOn,
    isDrawn: isOn && !isLeaving,
    cleared,
    switchOn,
    switchOff: () => {
      const items: readonly Item[] = getValues()[list] ?? [];
      setCleared(items.length === 0 ? null : structuredClone(items));
      // Fields without a value cannot be drawn.
      flushSync(() => setIsLeaving(true));
      put(null);
      setIsLeaving(false);
    },
    undo: () => {
      if (cleared !== null) switchOn(cleared);
    },
  };
}
