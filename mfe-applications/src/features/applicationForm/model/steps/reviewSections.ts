import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { shownSlots } from '../answers/fileSlots.ts';
import type { ApplicationForm } from '../form/applicationForm.ts';
import type { ApplicationStep } from './applicationSteps.ts';

/** One value that will be sent: its field in the form, and what it is. */
export type ReviewValue = { readonly field: string; readonly value: unknown };
/** Values that belong together: an entry of a list, or what a step has besides. */
export type ReviewGroup = readonly ReviewValue[];

/** Never shown by themselves: ids and keys are nobody's text, and the type of a stay is the application's. */
const HIDDEN = ['id', 'key', 'iiaId', 'type'];
/** Short stays are counted in days alone. */
const HIDDEN_OF_SHORT = [...HIDDEN, 'monthDuration'];

/** Lists what a step sends, group by group, in the order of its fields; stays of the past and files only where the application has them. */
export function reviewGroups(
  { members }: ApplicationStep,
  form: ApplicationForm,
  type: ApplicationType,
): readonly ReviewGroup[] {
  const slots = shownSlots(type, form.specialNeedsCategory).map(({ slot }) => slot);
  const hidden = type === 'short-term-studies' ? HIDDEN_OF_SHORT : HIDDEN;
  const plain = members.filter((member) => !isNested(form[member]));
  const nested = members.filter((member) => isNested(form[member]));
  return [
    plain.map((member) => ({ field: member, value: form[member] })),
    ...nested
      .filter((member) => member !== 'pastMobilityData' || form.pastMobilities === true)
      .flatMap((member) => groupsOf(member, form[member], slots)),
  ]
    .map((group) => group.filter(({ field }) => !hidden.includes(field.split('.').at(-1) ?? '')))
    .filter((group) => group.length > 0);
}

function groupsOf(member: string, value: unknown, slots: readonly string[]): readonly ReviewGroup[] {
  const names = member === 'filesData' ? slots : undefined;
  if (Array.isArray(value))
    return value.map((entry: object, place) => membersOf(`${member}.${place}`, entry, names));
  return typeof value === 'object' && value !== null ? [membersOf(member, value, names)] : [];
}

function membersOf(path: string, entry: object, names: readonly string[] = Object.keys(entry)): ReviewGroup {
  return names.map((name) => ({ field: `${path}.${name}`, value: Reflect.get(entry, name) as unknown }));
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
