import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { countryNameIn } from 'shared-contracts/text/names.ts';
import { responsiblePersonIn } from 'shared-contracts/applications/preferredMobility.ts';
import { useApi, useQuery } from 'shared-client';
import { institutionLabel } from 'shared-record/model';
import { countriesQuery, departmentsQuery, institutionsByIdQuery } from 'shared-record/reference';
import { useLanguage } from 'shared-ui/core';
import type { PreferredMobilityForm } from '../../model/form/applicationForm.ts';
import type { Choice } from './model/choiceOptions.ts';

/** Names country, institution and responsible person of a preferred mobility that is not, or not any more, among the choices. */
export function useStoredNames(
  {
    country,
    institution,
    responsiblePerson,
  }: Pick<PreferredMobilityForm, 'country' | 'institution' | 'responsiblePerson'>,
  choices: readonly Choice[],
): Readonly<Record<'country' | 'institution' | 'responsiblePerson', string>> {
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
  const departments = useQuery({
    ...departmentsQuery(api, LOCAL_INSTITUTION_ID),
    enabled: responsiblePerson !== '',
  });
  const found = institutions.data?.value.find(({ id }) => id === institution);
  return {
    country: countryNameIn(
      countries.data?.value.find(({ id }) => id === country),
      language,
    ),
    institution: found ? institutionLabel(found, language) : '',
    responsiblePerson: responsiblePersonIn(responsiblePerson, departments.data?.value ?? [], language),
  };
}
