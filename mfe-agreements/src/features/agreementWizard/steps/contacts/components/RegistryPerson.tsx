import { contactRoleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { Button, Cluster, makeStyles, Stack, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { ContactForm } from '../../../model/form/agreementForm.ts';
import { contactName } from '../model/contactForm.ts';

type RegistryPersonProps = {
  readonly person: ContactForm;
  /** What the partner says of the person's roles, whether the portal knows them or not. */
  readonly roles: readonly string[];
  /** Place in the list, from 1: what somebody without a name is called. */
  readonly number: number;
  /** Somebody who stands among the contacts already. */
  readonly isThere: boolean;
  readonly isFull: boolean;
  readonly onAdd: (contact: ContactForm) => void;
};

/** Somebody of the partner's registry: what will be taken over, and the button that does it. */
export function RegistryPerson({ person, roles, number, isThere, isFull, onAdd }: RegistryPersonProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const name =
    contactName(person, tag) || person.email || t('agreementSteps.ContactEntry.nameless', { number });
  const described = roles.map((role) => contactRoleText(role, tag)).join(', ');
  const details = [described, person.email === name ? '' : person.email, person.phone, person.address];
  return (
    <Cluster as="li" align="center" justify="between" className={styles.person}>
      <Stack as="span">
        <span>{name}</span>
        {details.filter(Boolean).map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </Stack>
      <Button
        size="small"
        icon={isThere ? 'success' : 'new'}
        isDisabled={isThere || isFull}
        onClick={() => onAdd(person)}
      >
        {isThere
          ? t('agreementSteps.RegistryPeople.added', { name })
          : t('agreementSteps.RegistryPeople.add', { name })}
      </Button>
    </Cluster>
  );
}

const useStyles = makeStyles({
  person: { overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
