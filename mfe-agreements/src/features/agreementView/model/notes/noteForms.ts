import { DEFAULT_LANGUAGE, LANGUAGE_TAG, languageOfTag } from 'shared-contracts/text/language.ts';
import type { NewPartnerMail } from 'shared-contracts/notes/agreementNotes.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import { objectForm } from 'shared-contracts/members/form/formParts.ts';
import type { DraftKind } from 'shared-record/model';
import { NOTE_FORM, type NoteValues } from 'shared-record/notes';

const text = fieldForm({ type: 'text' });

const MAIL_FORM = objectForm({ to: text, language: text, template: text, subject: text, text });
export interface MailForm extends FormOf<typeof MAIL_FORM> {}

/** People are spoken of in notes: what is typed is sealed. */
export const NOTE_DRAFT_KIND: DraftKind<NoteValues> = {
  name: 'agreementNote',
  version: 2,
  schema: NOTE_FORM.schema,
  isPersonal: true,
};
export const MAIL_DRAFT_KIND: DraftKind<MailForm> = {
  name: 'partnerMail',
  version: 1,
  schema: MAIL_FORM.schema,
  isPersonal: true,
};

/** What is sent of a mail; what the form lacks is for the schema to say. */
export function toPartnerMail({ to, language, subject, text: body }: MailForm, key: string): NewPartnerMail {
  return {
    key,
    to,
    language: LANGUAGE_TAG[languageOfTag(language) ?? DEFAULT_LANGUAGE],
    subject,
    text: body,
  };
}
