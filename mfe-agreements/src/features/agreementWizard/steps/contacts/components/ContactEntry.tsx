import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { memo } from 'react';
import { Entry } from 'shared-record/edit';
import { IconButton, useLanguage, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm, ContactForm } from '../../../model/form/agreementForm.ts';
import { contactName } from '../model/contactForm.ts';
import { ContactLine } from './ContactLine.tsx';
import type { ContactSide } from './contactFieldProps.ts';
import { ContactFields } from './ContactFields.tsx';

type ContactEntryProps = {
  readonly side: ContactSide;
  readonly index: number;
  readonly entryKey: string;
  readonly isOpen: boolean;
  readonly isReadOnly: boolean;
  /** Names of departments by id, in the language of the page. */
  readonly departments: ReadonlyMap<number, string>;
  readonly onToggle: (key: string) => void;
  readonly onRemove: (key: string) => void;
};

/** One contact: name, department and roles in a line, everything else when it is open. */
export const ContactEntry = memo(function ContactEntry(props: ContactEntryProps) {
  const { side, index, entryKey, isOpen, isReadOnly, departments } = props;
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<AgreementForm>();
  const contact = `${side}Contacts.${index}` as const;
  const { tag } = useLanguage();
  const name = useWatch({ control, name: contact, compute: (now) => nameOf(now, tag) });
  return (
    <Entry
      path={contact}
      isOpen={isOpen}
      onToggle={() => props.onToggle(entryKey)}
      summary={<ContactLine {...{ side, index, isReadOnly, departments }} />}
      actions={
        isReadOnly ? undefined : (
          <IconButton
            icon="delete"
            label={t('agreementSteps.ContactEntry.remove', {
              name: name || t('agreementSteps.ContactEntry.nameless', { number: index + 1 }),
            })}
            onClick={() => props.onRemove(entryKey)}
          />
        )
      }
    >
      <ContactFields key={index} contact={contact} side={side} isDisabled={isReadOnly} />
    </Entry>
  );
});

/** The contact is gone before its entry is, while it is removed. */
function nameOf(contact: ContactForm | undefined, tag: LanguageTag): string {
  return contact === undefined ? '' : contactName(contact, tag);
}
