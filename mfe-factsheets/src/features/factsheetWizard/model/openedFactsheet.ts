import type { EditedFactsheet } from 'shared-contracts/factsheets/entities/editedFactsheet.ts';
import { readForm } from 'shared-contracts/members/form/formPart.ts';
import type { OpenedRecord } from 'shared-record/model';
import { FACTSHEET_FORM, type FactsheetForm } from './factsheetForm.ts';

/** - isActive, institution: what it is and whose, which the wizard says */
export type OpenedFactsheet = OpenedRecord<FactsheetForm> & {
  readonly isActive: boolean;
  readonly institution: Pick<EditedFactsheet['institution'], 'name' | 'nameGR'>;
};

/** A factsheet as it was read; the wizard makes no new ones. */
export function openedFactsheet(factsheet: EditedFactsheet): OpenedFactsheet {
  const { id, dateModified, dateCreated } = factsheet;
  return {
    id,
    version: dateModified,
    creationKey: null,
    isActive: factsheet.isActive,
    institution: factsheet.institution,
    isAsMade: dateCreated === dateModified,
    form: readForm(FACTSHEET_FORM, factsheet),
  };
}
