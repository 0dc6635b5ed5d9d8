import type { MemberChange } from 'shared-contracts/members/memberChange.ts';
import { type BulkEdit, changedPlaces, type PlacesEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import {
  type AgreementItem,
  agreementItem,
  MOBILITY_LISTS,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import { readRecord, type SaveContext, saveAsCaller } from '../../data/records.ts';
import type { SeenAgreement } from './bulkParts.ts';
import { editContacts } from './edits/editContacts.ts';
import { editDepartments } from './edits/editDepartments.ts';
import { editLanguages } from './edits/editLanguages.ts';
import type { Edited } from './edits/edited.ts';
import { nothingToChange } from './jobReasons.ts';

/**
 * Changes an agreement in the transaction of the context, as somebody who edits that one would, and gives what has changed.
 *
 * Throws a `Problem`: 409 where nothing would change; what a save of the agreement is refused for.
 */
export async function editAgreement(
  context: SaveContext,
  { id, version }: Pick<SeenAgreement, 'id' | 'version'>,
  edit: BulkEdit,
): Promise<readonly MemberChange[]> {
  const item = agreementItem.schema.parse(await readRecord(context.database, null, 'MobilityAgreements', id));
  const edited = [
    editYears(item, edit),
    ...(edit.places ? editPlaces(item, edit.places) : []),
    ...(edit.languages ? await editLanguages(context, id, edit.languages) : []),
    ...(edit.contacts ? await editContacts(context.database, item, edit.contacts) : []),
    ...(edit.departments ? await editDepartments(context.database, item, edit.departments) : []),
  ];
  const changes = edited.flatMap((one) => one.changes);
  if (changes.length === 0) throw nothingToChange();
  const posted = Object.fromEntries(edited.flatMap(({ members }) => Object.entries(members)));
  await saveAsCaller(context, 'MobilityAgreements', { ...posted, id, dateModified: version });
  return changes;
}

function editYears(item: AgreementItem, edit: BulkEdit): Edited {
  const changed = (['startYear', 'endYear'] as const).flatMap((member) => {
    const [before, after] = [item[member].id, edit[member]];
    return after === undefined || after === before ? [] : [{ member, before, after }];
  });
  return {
    members: Object.fromEntries(changed.map(({ member, after }) => [member, { id: after }])),
    changes: changed.map(({ member, before, after }) => ({
      field: member,
      before: academicYearName(before),
      after: academicYearName(after),
    })),
  };
}

function editPlaces(item: AgreementItem, edit: PlacesEdit): readonly Edited[] {
  return MOBILITY_LISTS.filter((list) => edit.list === undefined || edit.list === list).flatMap((list) => {
    const places = item[list].map((row) => (isMeant(row, edit) ? newPlaces(row, edit) : null));
    const changes = places.flatMap((after, index): MemberChange[] => {
      const before = item[list][index]?.mobilitiesPerYear ?? null;
      if (after === null || after === before) return [];
      const field = `${list}/${index}/mobilitiesPerYear`;
      return [{ field, before: before === null ? null : String(before), after: String(after) }];
    });
    if (changes.length === 0) return [];
    // Whatever else a row says stays: a row that names its id alone is kept as it is.
    const rows = item[list].map(({ id }, index) => {
      const after = places[index] ?? null;
      return { id, ...(after !== null && { mobilitiesPerYear: after }) };
    });
    return [{ members: { [list]: rows }, changes }];
  });
}

type Row = AgreementItem[MobilityList][number];

/** What has no number yet cannot be added to or multiplied. */
function newPlaces({ mobilitiesPerYear: before }: Row, edit: PlacesEdit): number | null {
  if (typeof before !== 'number') return edit.how === 'to' ? edit.amount : null;
  return changedPlaces(before, edit);
}

function isMeant(row: Row, { studyCycle, field }: PlacesEdit): boolean {
  const cycles = 'studyCycles' in row ? row.studyCycles : [];
  const isOfCycle = studyCycle === undefined || cycles.some((one) => one.studyCycle === studyCycle);
  const isOfField =
    field === undefined ||
    row.subjectAreasWithClarifications.some(
      ({ subjectArea }) => subjectArea.code?.startsWith(field) === true,
    );
  return isOfCycle && isOfField;
}
