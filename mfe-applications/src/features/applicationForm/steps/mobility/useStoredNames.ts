import { countryNameIn } from 'shared-contracts/names.ts';
import { useApi, useQuery } from 'shared-auth/api';
import { institutionLabel } from 'shared-record/model';
import { countriesQuery, institutionsByIdQuery } from 'shared-record/reference';
import { useLanguage } from 'shared-ui/core';
import type { PreferredMobilityForm } from '../../model/applicationForm.ts';
import type { Choice } from './model/choiceOptions.ts';

/** Names country and institution of a preferred mobility that is not, or not any more, among the choices. */
export function useStoredNames(
  { country, institution }: Pick<PreferredMobilityForm, 'country' | 'institution'>,
  choices: readonly Choice[],
): { readonly country: string; readonly institution: string } {
  const { language } = useLanguage();
  const api = useApi();
  const isCountryUnknown =
    country !== null && !choices.some((choice) => choice.institution.country.id === country);
  const unknownInstitutions =
    institution === null || choices.some((choice) => choice.institution.id === institution)
      ? []
      : [institution];
  const countries = useQuery({ ...countriesQuery(api), enabled: isCountryUnknown });
  const institutions = useQuery(institutionsByIdQuery(api, unknownInstitutions));
  const found = institutions.data?.value.find(({ id }) => id === institution);
  return {
    country: countryNameIn(
      countries.data?.value.find(({ id }) => id === country),
      language,
    ),
    institution: found ? institutionLabel(found) : '',
  };
}
