import { contactRoleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { useDeferredValue } from 'react';
import { ProblemBadge } from 'shared-record/edit';
import { makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm, ContactForm } from '../../../model/form/agreementForm.ts';
import { checkContacts } from '../../../model/checks/checkContacts.ts';
import { contactName } from '../model/contactForm.ts';
import type { ContactSide } from './contactFieldProps.ts';

type ContactLineProps = {
  readonly side: ContactSide;
  readonly index: number;
  readonly isReadOnly: boolean;
  /** Names of departments by id, in the language of the page. */
  readonly departments: ReadonlyMap<number, string>;
};

/** What a contact says in one line, and what is left to do; it alone follows every key that is typed into the contact. */
export function ContactLine({ side, index, isReadOnly, departments }: ContactLineProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const { control } = useFormContext<AgreementForm>();
  const list = `${side}Contacts` as const;
  // The contact is gone before its line is, while it is removed.
  const now = useWatch({ control, name: `${list}.${index}` }) as ContactForm | undefined;
  // The letter is painted first, the line follows.
  const contact = useDeferredValue(now);
  if (contact === undefined) return null;
  const department = departments.get(contact.department?.id ?? 0) ?? contact.department?.name;
  const roles = contact.roles.map(({ value }) => contactRoleText(value, tag)).join(', ');
  return (
    <span className={styles.line}>
      <span className={styles.name}>
        {contactName(contact, tag) || t('agreementSteps.ContactEntry.nameless', { number: index + 1 })}
      </span>
      {[department, roles, contact.email].filter(Boolean).map((text) => (
        <span key={text} className={styles.detail}>
          {text}
        </span>
      ))}
      <ProblemBadge
        list={list}
        index={index}
        openFields={isReadOnly ? 0 : checkContacts(list, [contact]).length}
      />
    </span>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    overflowWrap: 'anywhere',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
