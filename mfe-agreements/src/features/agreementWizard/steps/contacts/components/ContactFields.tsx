import { useState } from 'react';
import { EUROPEAN_PROGRAMMES_DEPARTMENT } from 'shared-contracts/agreements/agreements.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { EmailField, FieldGrid, PhoneField, TextField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import { useWizard } from '../../../wizardContext.ts';
import { DepartmentField } from '../../options/DepartmentField.tsx';
import { KnownPersonField } from './KnownPersonField.tsx';
import { RolesField } from './RolesField.tsx';
import type { ContactFieldProps } from './contactFieldProps.ts';
import { SharedContactNote, useIsShared } from './SharedContactNote.tsx';
import { TitleField } from './TitleField.tsx';

const ALWAYS_OFFERED = [EUROPEAN_PROGRAMMES_DEPARTMENT];
const NOTHING_EXTRA: readonly string[] = [];

/** Everything about one contact. */
export function ContactFields(given: ContactFieldProps) {
  const { contact, side } = given;
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(CONTACT);
  const { control, getValues } = useFormContext<AgreementForm>();
  const { local, partner } = useWizard();
  // It stays as long as the entry is open: a field that goes away takes the focus with it.
  const [wasNew] = useState(() => getValues(`${contact}.id`) === null);
  const isShared = useIsShared(contact);
  const isDisabled = given.isDisabled || isShared;
  const props = { ...given, isDisabled };
  const shared = { control, isDisabled };
  return (
    <>
      {isShared && !given.isDisabled && <SharedContactNote contact={contact} />}
      <FieldGrid columns={3}>
        <DepartmentField
          name={`${contact}.department`}
          label={label('department')}
          institution={side === 'local' ? local.id : (partner?.id ?? null)}
          extra={side === 'local' ? ALWAYS_OFFERED : NOTHING_EXTRA}
          canCreate={side === 'partner'}
          isRequired
          isDisabled={isDisabled}
        />
        {wasNew && <KnownPersonField {...given} />}
      </FieldGrid>
      <FieldGrid columns={3}>
        <TitleField {...props} />
        <TextField
          {...shared}
          name={`${contact}.givenName`}
          label={label('givenName')}
          {...inputProps(CONTACT.fields.givenName)}
        />
        <TextField
          {...shared}
          name={`${contact}.familyName`}
          label={label('familyName')}
          {...inputProps(CONTACT.fields.familyName)}
        />
        <EmailField
          {...shared}
          name={`${contact}.email`}
          label={label('email')}
          {...inputProps(CONTACT.fields.email)}
        />
        <PhoneField
          {...shared}
          name={`${contact}.phone`}
          of="contact"
          label={label('phone')}
          hint={t('agreementSteps.ContactFields.phoneHint')}
          {...inputProps(CONTACT.fields.phone)}
        />
        <TextField
          {...shared}
          name={`${contact}.url`}
          type="url"
          label={label('url')}
          hint={t('agreementSteps.ContactFields.urlHint')}
          {...inputProps(CONTACT.fields.url)}
        />
      </FieldGrid>
      <TextField
        {...shared}
        name={`${contact}.address`}
        label={label('address')}
        {...inputProps(CONTACT.fields.address)}
      />
      <RolesField {...props} />
    </>
  );
}
