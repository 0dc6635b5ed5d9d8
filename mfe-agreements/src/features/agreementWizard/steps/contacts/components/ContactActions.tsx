import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { useApi, useQuery } from 'shared-client';
import { Button, Cluster, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm, ContactForm } from '../../../model/form/agreementForm.ts';
import { defaultContactQuery } from '../api/contacts.queries.ts';
import { toContactForm } from '../model/contactForm.ts';

type ContactActionsProps = {
  readonly list: 'localContacts' | 'partnerContacts';
  readonly onAddNew: () => void;
  readonly onAdd: (contact: ContactForm) => void;
  readonly isFull: boolean;
};

/** Adds contacts; on the local side it also brings the default contact back where it is missing, in whatever wording. */
export function ContactActions({ list, onAddNew, onAdd, isFull }: ContactActionsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<AgreementForm>();
  const persons = useWatch({ control, name: list, compute: personsOf });
  const isMissing =
    list === 'localContacts' && !persons.split(' ').includes(String(DEFAULT_LOCAL_CONTACT_ID));
  const standard = useQuery({ ...defaultContactQuery(useApi()), enabled: isMissing }).data;
  return (
    <Cluster align="center">
      <Button icon="new" isDisabled={isFull} onClick={onAddNew}>
        {t('agreementSteps.ContactActions.add')}
      </Button>
      {isMissing && standard && (
        <Button
          appearance="subtle"
          icon="new"
          isDisabled={isFull}
          onClick={() => onAdd(toContactForm(standard))}
        >
          {t('agreementSteps.ContactActions.addDefault')}
        </Button>
      )}
      {isFull && <span>{t('agreementSteps.ContactActions.full')}</span>}
    </Cluster>
  );
}

function personsOf(contacts: readonly ContactForm[]): string {
  return contacts.map(({ person }) => person ?? '').join(' ');
}
