import { PHONE } from 'shared-contracts/members/commonTexts.ts';
import { useTranslation } from 'shared-ui/core';
import { FieldGrid, TextField, useFormContext, useWatch, type FieldPath } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { CityField } from '../../components/CityField.tsx';
import { HelpedNumberField } from '../../components/HelpedNumberField.tsx';
import { useApplicationForm } from '../../formContext.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import { AddressCountryField } from './AddressCountryField.tsx';
import type { AddressName } from './addressName.ts';

/** Longest street and postal code, in characters. */
const STREET_LENGTH = 200;
const POSTAL_CODE_LENGTH = 20;

/** An address; the permanent one is required, and has a phone. */
export function AddressFields({ name }: { readonly name: AddressName }) {
  const { t } = useTranslation(MODULE_ID);
  const { isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const path = `studentData.0.${name}.0` as const;
  const country = useWatch({ control, name: `${path}.country` });
  const isRequired = name === 'permanentAddress';
  const field = (member: string) => ({
    control,
    // Both addresses have these members; a phone the permanent one alone.
    name: `${path}.${member}` as FieldPath<ApplicationForm>,
    isRequired,
    isDisabled: isReadOnly,
  });
  return (
    <FieldGrid columns={2}>
      <TextField
        {...field('street')}
        label={t('applicationForm.Address.street')}
        maxLength={STREET_LENGTH}
        autoComplete="street-address"
      />
      <TextField
        {...field('postalCode')}
        label={t('applicationForm.Address.postalCode')}
        maxLength={POSTAL_CODE_LENGTH}
        autoComplete="postal-code"
      />
      <AddressCountryField
        name={`${path}.country`}
        label={t('applicationForm.Address.country')}
        isRequired={isRequired}
      />
      <CityField
        {...field('city.cityName')}
        label={t('applicationForm.Address.city')}
        country={country?.id ?? null}
      />
      {isRequired && (
        <HelpedNumberField
          {...field('phoneNumber')}
          type="tel"
          label={t('applicationForm.Address.phone')}
          maxLength={PHONE.maxLength}
          autoComplete="tel"
        />
      )}
    </FieldGrid>
  );
}
