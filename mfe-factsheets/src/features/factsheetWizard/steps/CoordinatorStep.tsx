import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { useMemberLabel } from 'shared-record/pages';
import { DefinitionList, useTranslation } from 'shared-ui/core';
import { EmailField, FieldGrid, FieldSection, PhoneField, TextField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { DepartmentField } from '../components/DepartmentField.tsx';
import { TitleField } from '../components/TitleField.tsx';
import type { FactsheetForm } from '../model/factsheetForm.ts';

/** The domain that the department of every coordinator is shown with. Source: specification document 3, section 5, step 2. */
const DOMAIN = 'ad';
const CONTACT_NAME = 'institutionalCoordinatorContact';
const { familyName, givenName, email, phone, url, address } = CONTACT.fields;

/** The person who answers for the institution as a whole, and their department. */
export function CoordinatorStep() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(CONTACT);
  const departmentLabel = useMemberLabel(DEPARTMENT);
  const { control } = useFormContext<FactsheetForm>();
  const field = <Member extends 'familyName' | 'givenName' | 'email' | 'phone' | 'url' | 'address'>(
    member: Member,
  ) => ({ control, name: `${CONTACT_NAME}.${member}` as const, label: label(member) });
  return (
    <>
      <FieldGrid columns={3}>
        <TitleField />
        <TextField {...field('familyName')} {...inputProps(familyName)} />
        <TextField {...field('givenName')} {...inputProps(givenName)} />
        <EmailField {...field('email')} {...inputProps(email)} />
        <PhoneField
          {...field('phone')}
          of="local"
          hint={t('factsheetWizard.phoneHint')}
          {...inputProps(phone)}
        />
        <TextField {...field('url')} type="url" hint={t('factsheetWizard.urlHint')} {...inputProps(url)} />
      </FieldGrid>
      <TextField {...field('address')} {...inputProps(address)} />
      <FieldSection legend={label('department')}>
        <FieldGrid columns={2}>
          <DepartmentField />
          <DefinitionList entries={[[departmentLabel('domain'), DOMAIN]]} />
        </FieldGrid>
      </FieldSection>
    </>
  );
}
