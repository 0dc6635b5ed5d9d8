import { agreementContactSchema } from 'shared-contracts/institutions/entities/contact.ts';
import { firstOfEachField, schemaIssues } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import type { ContactForm } from '../form/agreementForm.ts';

/** Lists what is wrong with some contacts, by the schema that the server uses too. */
export function checkContacts(
  name: 'localContacts' | 'partnerContacts',
  contacts: readonly ContactForm[],
): readonly FieldIssue[] {
  return contacts.flatMap((contact, index) =>
    firstOfEachField(
      schemaIssues(agreementContactSchema, toChecked(contact), [name, index]).map((issue) => ({
        ...issue,
        // A department without a name is a department that is missing.
        field: issue.field.replace(/(?<=^\w+\.\d+\.department)\..*$/, ''),
      })),
    ),
  );
}

/** A phone that a partner's registry sent has up to fifteen digits: it is only checked once somebody changes it. */
function toChecked({ phone, phoneAsGiven, url, ...contact }: ContactForm) {
  const isAsGiven = phone === phoneAsGiven;
  return { ...contact, phone: isAsGiven ? null : textOrNull(phone), url: textOrNull(url) };
}

function textOrNull(text: string): string | null {
  return text.trim() || null;
}
