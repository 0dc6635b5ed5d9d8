import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { contactRoleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { useMemo } from 'react';
import { useApi, useQuery } from 'shared-client';
import { roleDescriptionsQuery } from 'shared-record/reference';
import { useMemberLabel } from 'shared-record/pages';
import { Alert, Button, useLanguage, useTranslation } from 'shared-ui/core';
import { CheckboxGroupField, useController, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { ContactFieldProps } from './contactFieldProps.ts';

/** The roles of a contact; one that is not of the portal's list can be taken away and stays otherwise. */
export function RolesField({ contact, isDisabled }: ContactFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(CONTACT);
  const { tag } = useLanguage();
  const { control } = useFormContext<AgreementForm>();
  const name = `${contact}.roles` as const;
  const { field, fieldState } = useController({ control, name });
  const descriptions = useQuery(roleDescriptionsQuery(useApi()));
  const chosen = field.value.map(({ value }) => value);
  const known = descriptions.data?.value;
  // A role that was there when the entry was opened stays in view after it is taken away, so that it can come back.
  const initial = useMemo(() => chosen, [contact]); // eslint-disable-line react-hooks/exhaustive-deps
  const choices = [...new Set([...(known ?? []).map(({ value }) => value), ...initial, ...chosen])].map(
    (value) => ({
      value,
      label: contactRoleText(value, tag),
    }),
  );
  return (
    <div data-field={name}>
      <CheckboxGroupField
        label={label('roles')}
        firstRef={field.ref}
        chosen={chosen}
        choices={choices}
        onChange={(values) => field.onChange(values.map((value) => ({ value })))}
        error={fieldState.error}
        isRequired
        isDisabled={isDisabled}
      />
      {descriptions.isError && (
        <Alert
          kind="warning"
          action={
            <Button size="small" onClick={() => void descriptions.refetch()}>
              {t('agreementSteps.ContactFields.retry')}
            </Button>
          }
        >
          {t('agreementSteps.ContactFields.rolesFailed')}
        </Alert>
      )}
    </div>
  );
}
