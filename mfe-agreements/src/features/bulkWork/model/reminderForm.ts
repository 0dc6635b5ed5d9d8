import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import { objectForm } from 'shared-contracts/members/form/formParts.ts';
import type { DraftKind } from 'shared-record/model';

const text = fieldForm({ type: 'text' });
const REMINDER_FORM = objectForm({ language: text, subject: text, text });
export interface ReminderForm extends FormOf<typeof REMINDER_FORM> {}

/** People may be spoken of in it: what is typed is sealed. */
export const REMINDER_DRAFT_KIND: DraftKind<ReminderForm> = {
  name: 'partnerReminder',
  version: 1,
  schema: REMINDER_FORM.schema,
  isPersonal: true,
};
