import { readsGreek } from 'shared-contracts/text/language.ts';
import { useMemo } from 'react';
import { PLACE_NAME } from 'shared-contracts/members/commonTexts.ts';
import { useApi, useQuery } from 'shared-client';
import { useLanguage } from 'shared-ui/core';
import { SuggestField, type Control, type FieldPath } from 'shared-ui/fields';
import { citiesQuery } from '../api/formChoices.queries.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';

type CityFieldProps = {
  readonly control: Control<ApplicationForm>;
  readonly name: FieldPath<ApplicationForm>;
  readonly label: string;
  /** Country whose cities are suggested; null suggests none. */
  readonly country: number | null;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
};

/** A city: typed, with those of the country as suggestions in the page's language. */
export function CityField({ country, ...props }: CityFieldProps) {
  const { language, tag } = useLanguage();
  const cities = useQuery(citiesQuery(useApi(), country));
  const suggestions = useMemo(
    () =>
      (cities.data?.value ?? [])
        .map(({ cityName, cityNameGR }) => (readsGreek(language) && cityNameGR) || cityName)
        .toSorted((one, other) => one.localeCompare(other, tag)),
    [cities.data, language, tag],
  );
  return <SuggestField {...props} suggestions={suggestions} maxLength={PLACE_NAME.maxLength} />;
}
