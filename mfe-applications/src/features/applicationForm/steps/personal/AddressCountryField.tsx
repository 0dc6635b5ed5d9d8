import { useMemo } from 'react';
import { countryNameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { toCountryOptions } from 'shared-record/model';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField, useController, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { globalCountriesQuery } from '../../api/formChoices.queries.ts';
import { useApplicationForm } from '../../formContext.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import type { AddressName } from './addressName.ts';

type AddressCountryFieldProps = {
  readonly name: `studentData.0.${AddressName}.0.country`;
  readonly label: string;
  readonly isRequired: boolean;
};

/** The country of an address, which keeps its names beside it. */
export function AddressCountryField({ name, label, isRequired }: AddressCountryFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const { field, fieldState } = useController({ control, name });
  const countries = useQuery(globalCountriesQuery(useApi()));
  const options = useMemo(
    () => toCountryOptions(countries.data?.value ?? [], language),
    [countries.data, language],
  );
  const country = field.value;
  return (
    <ComboField
      label={label}
      name={name}
      inputRef={field.ref}
      options={options}
      chosen={country && { value: country.id, label: countryNameIn(country, language) }}
      onChoose={(option) =>
        field.onChange(countries.data?.value.find(({ id }) => id === option?.value) ?? null)
      }
      onBlur={field.onBlur}
      isRequired={isRequired}
      isDisabled={isReadOnly}
      isLoading={countries.isLoading}
      onRetry={countries.isError ? () => void countries.refetch() : undefined}
      error={fieldState.error}
      {...(isRequired ? {} : { emptyLabel: t('applicationForm.none') })}
    />
  );
}
