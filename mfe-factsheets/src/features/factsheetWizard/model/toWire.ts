import { isSame } from 'shared-record/model';
import { FACTSHEET_FORM, type FactsheetForm } from './factsheetForm.ts';
import type { OpenedFactsheet } from './openedFactsheet.ts';

/**
 * Writes the form as the one body that saves all of a factsheet: without the ids of its parts. Of the institution and the coordinator, which
 * others have too, only that which was changed here is sent.
 *
 * Source: specification document 3, sections 4 and 7.
 */
export function toWire(form: FactsheetForm, { id, version, form: opened }: OpenedFactsheet) {
  const { institution, institutionalCoordinatorContact: contact, ...members } = FACTSHEET_FORM.write(form);
  const before = FACTSHEET_FORM.write(opened);
  return {
    id,
    dateModified: version,
    ...members,
    institution: changedPart(institution, before.institution),
    institutionalCoordinatorContact: changedPart(contact, before.institutionalCoordinatorContact),
  };
}

/** Writes what was changed alone, for a save from one of the steps: what a factsheet lacks elsewhere is not asked for. */
export function toChanges(form: FactsheetForm, from: OpenedFactsheet): object {
  const { id, version, form: opened } = from;
  const before = toWire(opened, from);
  const changed = Object.entries(toWire(form, from)).filter(
    ([member, value]) => !isSame(value, Reflect.get(before, member)),
  );
  return { id, dateModified: version, ...Object.fromEntries(changed) };
}

/** What differs of a record, with its id; all of a new one, and nothing of one that is still empty. */
function changedPart<Part extends object>(part: Part, before: Part): object | null {
  const changed = Object.entries(part).filter(
    ([name, value]) => name === 'id' || !isSame(value, Reflect.get(before, name)),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
