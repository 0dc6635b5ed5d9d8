import { useMemo } from 'react';
import { useApi, useQuery } from 'shared-client';
import { toCountryOptions } from 'shared-record/model';
import { useLanguage } from 'shared-ui/core';
import type { Control, FieldPath } from 'shared-ui/fields';
import { globalCountriesQuery } from '../api/formChoices.queries.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';
import { ReferenceField } from './ReferenceField.tsx';

type CountryFieldProps = {
  readonly control: Control<ApplicationForm>;
  readonly name: FieldPath<ApplicationForm>;
  readonly label: string;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
};

/** A country of the world, found in either alphabet. */
export function CountryField(props: CountryFieldProps) {
  const { language } = useLanguage();
  const countries = useQuery(globalCountriesQuery(useApi()));
  const options = useMemo(
    () => toCountryOptions(countries.data?.value ?? [], language),
    [countries.data, language],
  );
  return <ReferenceField {...props} options={options} query={countries} />;
}
