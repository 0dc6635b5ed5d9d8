import type { DraftKind } from 'shared-record/model';
import { FACTSHEET_FORM, type FactsheetForm } from './factsheetForm.ts';

/** Drafts of factsheets hold a person's phone and address before anybody has published them: they are sealed. */
export const FACTSHEET_DRAFT_KIND: DraftKind<FactsheetForm> = {
  name: 'factsheet',
  version: 1,
  schema: FACTSHEET_FORM.schema,
  isPersonal: true,
};
