import type { ItemContact } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { contactRoleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { hasPersonName, personText } from 'shared-contracts/institutions/members/personText.ts';
import {
  EmailLink,
  ExternalLink,
  makeStyles,
  PhoneLink,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
  NameText,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Contacts with everything by which they can be reached; what a partner sent is shown as it came. */
export function ContactList({ contacts }: { readonly contacts: readonly ItemContact[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  if (contacts.length === 0) return <p className={styles.none}>{t('agreementView.ContactList.none')}</p>;
  return (
    <Stack as="ul" gap="L">
      {contacts.map(({ id, roles, department, email, phone, address, url, ...person }) => (
        <Stack as="li" key={id} gap="XXS" align="start">
          <span className={styles.name}>{personText({ ...person, roles }, tag)}</span>
          {roles && roles.length > 0 && hasPersonName(person) && (
            <span>{roles.map(({ value }) => contactRoleText(value ?? '', tag)).join(', ')}</span>
          )}
          {department && (
            <span>
              <NameText>{nameIn(department, language)}</NameText>
            </span>
          )}
          {email && <EmailLink address={email} />}
          {phone && <PhoneLink number={phone} />}
          {address && <span>{address}</span>}
          {url && (
            <span>
              <ExternalLink href={url}>{url}</ExternalLink>
            </span>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
});
