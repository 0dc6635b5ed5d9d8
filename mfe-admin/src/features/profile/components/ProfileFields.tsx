import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { contactTitleText, PROFILE_TITLES } from 'shared-contracts/institutions/members/contactTerms.ts';
import { useState } from 'react';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { EmailField, FieldGrid, PhoneField, SelectField, TextField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ProfileForm, ProfileMember } from '../model/profileForm.ts';

const { fields } = CONTACT;

/** The fields of the profile, all of them required; a title that the record has had all along can be kept. */
export function ProfileFields() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const label = useMemberLabel(CONTACT);
  const { control, getValues } = useFormContext<ProfileForm>();
  const [title] = useState(() => getValues('title'));
  const isForeign = title !== '' && !PROFILE_TITLES.includes(title);
  const text = (name: Exclude<ProfileMember, 'title'>) => ({
    control,
    name,
    label: label(name),
    isRequired: true,
    maxLength: fields[name].maxLength,
  });
  return (
    <FieldGrid columns={2}>
      <SelectField
        control={control}
        name="title"
        label={label('title')}
        isRequired
        placeholder={t('profile.ProfileForm.chooseTitle')}
        options={[...PROFILE_TITLES, ...(isForeign ? [title] : [])].map((value) => ({
          value,
          label: contactTitleText(value, tag),
        }))}
      />
      <EmailField {...text('email')} autoComplete="email" />
      <TextField {...text('givenName')} autoComplete="given-name" />
      <TextField {...text('familyName')} autoComplete="family-name" />
      <PhoneField {...text('phone')} of="any" autoComplete="tel" />
      <TextField {...text('address')} autoComplete="street-address" />
    </FieldGrid>
  );
}
