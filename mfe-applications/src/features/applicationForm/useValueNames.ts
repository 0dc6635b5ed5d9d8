import { useMemo } from 'react';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import { responsiblePersonIn } from 'shared-contracts/applications/preferredMobility.ts';
import { useApi, useQuery } from 'shared-client';
import { institutionLabel } from 'shared-record/model';
import { countriesQuery, departmentsQuery, institutionsByIdQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { globalCountriesQuery, globalLanguagesQuery, taxOfficesQuery } from './api/formChoices.queries.ts';
import type { ApplicationForm } from './model/form/applicationForm.ts';
import { codeText } from './model/answers/codeTexts.ts';
import type { ValueNames } from './model/answers/describeValue.ts';
import { taxOfficeName } from '../../lib/taxOfficeName.ts';

/**
 * Gives the texts and names of what forms hold by codes and ids, in the language of the page; what is not known yet keeps its id.
 *
 * - forms: whose values are written; keep the list the same between renders
 */
export function useValueNames(forms: readonly ApplicationForm[]): ValueNames {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const api = useApi();
  const institutionIds = useMemo(
    () => [
      ...new Set(
        forms.flatMap(({ prefferedMobility }) =>
          prefferedMobility.flatMap(({ institution }) => (institution === null ? [] : [institution])),
        ),
      ),
    ],
    [forms],
  );
  const world = useQuery(globalCountriesQuery(api)).data?.value;
  const programme = useQuery(countriesQuery(api)).data?.value;
  const departments = useQuery(departmentsQuery(api, LOCAL_INSTITUTION_ID)).data?.value;
  const offices = useQuery(taxOfficesQuery(api)).data?.value;
  const languages = useQuery(globalLanguagesQuery(api)).data?.value;
  const institutions = useQuery(institutionsByIdQuery(api, institutionIds)).data?.value;
  return useMemo(() => {
    const find = <Row extends { readonly id: number }>(rows: readonly Row[] | undefined, id: number) =>
      rows?.find((row) => row.id === id);
    const countryOf = (id: number) => find(world, id) && countryNameIn(find(world, id), language);
    const records: Readonly<Record<string, (id: number) => string | undefined>> = {
      birthCountry: countryOf,
      citizenship: countryOf,
      country: (id) => find(programme, id) && countryNameIn(find(programme, id), language),
      department: (id) => find(departments, id) && nameIn(find(departments, id), language),
      taxAuthority: (id) => {
        const found = find(offices, id);
        return found && taxOfficeName(found, language);
      },
      language: (id) => {
        const found = find(languages, id);
        return found && nameIn({ name: found.languageName, nameGR: found.languageNameGR }, language);
      },
      institution: (id) => {
        const found = find(institutions, id);
        return found && institutionLabel(found, language);
      },
    };
    return {
      yes: t('applicationForm.yes'),
      no: t('applicationForm.no'),
      codeText: (member, code) => {
        if (member === 'responsiblePerson')
          return responsiblePersonIn(String(code), departments ?? [], language);
        return codeText(member, code, t, tag);
      },
      recordName: (member, id) => records[member]?.(id),
      countryName: (country) => countryNameIn(country, language),
    };
  }, [t, tag, language, world, programme, departments, offices, languages, institutions]);
}
