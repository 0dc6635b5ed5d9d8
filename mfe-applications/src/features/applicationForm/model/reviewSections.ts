import { FILE_SLOTS } from 'shared-contracts/entities/applicationSubmission.ts';
import type { ApplicationForm } from './applicationForm.ts';
import type { ApplicationStep } from './applicationSteps.ts';

/** One value that will be sent: its field in the form, and what it is. */
export type ReviewValue = { readonly field: string; readonly value: unknown };
/** Values that belong together: an entry of a list, or what a step has besides. */
export type ReviewGroup = readonly ReviewValue[];

/** Never shown by themselves: ids and keys are nobody's text, and the type of a stay is the application's. */
const HIDDEN = ['id', 'key', 'iiaId', 'type'];

/** Lists what a step sends, group by group, in the order of its fields; stays of the past only where there were some. */
export function reviewGroups({ members }: ApplicationStep, form: ApplicationForm): readonly ReviewGroup[] {
  const plain = members.filter((member) => !isNested(form[member]));
  const nested = members.filter((member) => isNested(form[member]));
  return [
    plain.map((member) => ({ field: member, value: form[member] })),
    ...nested
      .filter((member) => member !== 'pastMobilityData' || form.pastMobilities === true)
      .flatMap((member) => groupsOf(member, form[member])),
  ].filter((group) => group.length > 0);
}

function groupsOf(member: string, value: unknown): readonly ReviewGroup[] {
  if (Array.isArray(value))
    return value.map((entry: object, place) => membersOf(`${member}.${place}`, entry));
  return typeof value === 'object' && value !== null ? [membersOf(member, value)] : [];
}

function membersOf(path: string, entry: object): ReviewGroup {
  const names = path.startsWith('filesData') ? FILE_SLOTS : Object.keys(entry);
  return names
    .filter((name) => !HIDDEN.includes(name))
    .map((name) => ({ field: `${path}.${name}`, value: Reflect.get(entry, name) as unknown }));
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
