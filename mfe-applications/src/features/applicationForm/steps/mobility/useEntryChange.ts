import { useRef, useState } from 'react';
import { PROGRAMME } from 'shared-contracts/applications/applications.ts';
import { MOBILITY_TYPE_OF } from 'shared-contracts/applications/mobilityDuration.ts';
import { useFormContext } from 'shared-ui/fields';
import { useApplicationForm } from '../../formContext.ts';
import type { ApplicationForm, PreferredMobilityForm } from '../../model/form/applicationForm.ts';
import { dependentChange, type ChosenMember } from './model/dependentMembers.ts';

/** What a choice took with it, and the entry as it was before. */
type Cleared = { readonly members: readonly ChosenMember[]; readonly before: PreferredMobilityForm };

/**
 * Chooses members of a preferred mobility, with all that depends on them.
 *
 * - choose: null takes a choice back
 * - cleared: what the last choice emptied, until the next one; `undo` brings it back, and the choice before
 * - frame: takes the focus after that, as the button that had it is gone
 */
export function useEntryChange(index: number) {
  const { type } = useApplicationForm();
  const { getValues, setValue } = useFormContext<ApplicationForm>();
  const [cleared, setCleared] = useState<Cleared | null>(null);
  const frame = useRef<HTMLFieldSetElement>(null);
  const path = `prefferedMobility.${index}` as const;
  const write = (entry: PreferredMobilityForm) => setValue(path, entry, { shouldDirty: true });
  return {
    frame,
    cleared,
    choose: (member: ChosenMember, chosen: Partial<PreferredMobilityForm> | null) => {
      const before = structuredClone(getValues(path));
      // What is chosen once more changes nothing, and clears nothing.
      const isSame = Object.entries(chosen ?? {}).every(
        ([name, value]) => Reflect.get(before, name) === value,
      );
      if (chosen !== null && isSame) return;
      const { change, cleared: members } = dependentChange(before, member, chosen);
      // Nobody chooses these two; an entry that came with others gets the right ones.
      write({ ...before, type: MOBILITY_TYPE_OF[type], programme: PROGRAMME, ...change });
      setCleared(members.length === 0 ? null : { members, before });
    },
    undo: () => {
      if (cleared === null) return;
      write(cleared.before);
      setCleared(null);
      frame.current?.focus();
    },
  };
}

export type EntryChange = ReturnType<typeof useEntryChange>;
