import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import {
  FILE_SLOTS,
  type FileSlot,
  requiredFileSlots,
} from 'shared-contracts/applications/entities/applicationSubmission.ts';

export type ShownSlot = { readonly slot: FileSlot; readonly isRequired: boolean };

/** Slots that nobody has to fill, and that every application shows. */
const ALWAYS_OPTIONAL: readonly FileSlot[] = ['detailedDegreeScore', 'detailedMastersDegreeScore'];

/** Lists the slots of an application in their order. Source: specification document 3, section 2, step 7. */
export function shownSlots(type: ApplicationType, hasSpecialNeeds: boolean): readonly ShownSlot[] {
  const required = requiredFileSlots(type, hasSpecialNeeds);
  return FILE_SLOTS.flatMap((slot) =>
    required.includes(slot) || ALWAYS_OPTIONAL.includes(slot)
      ? [{ slot, isRequired: required.includes(slot) }]
      : [],
  );
}
