import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useMemo } from 'react';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions, type NamedOption } from 'shared-record/model';
import { departmentsQuery, languagesQuery, subjectAreasQuery } from 'shared-record/reference';
import { useLanguage } from 'shared-ui/core';
import { subjectAreaLabel, toSubjectAreaOptions } from '../options/toOptions.ts';

import type { RowLabels } from './model/rowSummary.ts';

export type RowChoiceList = {
  readonly options: readonly NamedOption[];
  /** Label by id, also of what may no longer be chosen. */
  readonly labels: ReadonlyMap<number, string>;
  readonly isLoading: boolean;
  /** Given when the choices could not be loaded. */
  readonly onRetry: (() => void) | undefined;
};
export type RowChoices = {
  readonly subjectAreas: RowChoiceList;
  readonly languages: RowChoiceList;
  readonly labels: RowLabels;
};

/** Subject areas and languages: made once, and shared by all rows of a list. */
export function useRowChoices(partner: number): RowChoices {
  const { language } = useLanguage();
  const api = useApi();
  const areas = useQuery(subjectAreasQuery(api));
  const languages = useQuery(languagesQuery(api));
  const { data: areaData, isError: areasFailed, isLoading: areasLoad, refetch: fetchAreas } = areas;
  const {
    data: languageData,
    isError: languagesFailed,
    isLoading: languagesLoad,
    refetch: fetchLanguages,
  } = languages;

  const subjectAreas = useMemo(() => {
    const rows = areaData?.value ?? [];
    return {
      options: toSubjectAreaOptions(rows, language),
      labels: new Map(rows.map((area) => [area.id, subjectAreaLabel(area, language)])),
      isLoading: areasLoad,
      onRetry: areasFailed ? () => void fetchAreas() : undefined,
    };
  }, [areaData, areasFailed, areasLoad, fetchAreas, language]);
  const spoken = useMemo(() => {
    const options = toNamedOptions(languageData?.value ?? [], language);
    return {
      options,
      labels: new Map(options.map(({ value, label }) => [value, label])),
      isLoading: languagesLoad,
      onRetry: languagesFailed ? () => void fetchLanguages() : undefined,
    };
  }, [languageData, languagesFailed, languagesLoad, fetchLanguages, language]);
  const ours = useQuery(departmentsQuery(api, LOCAL_INSTITUTION_ID)).data?.value;
  const theirs = useQuery(departmentsQuery(api, partner)).data?.value;
  const departments = useMemo(
    () => new Map([...(ours ?? []), ...(theirs ?? [])].map((row) => [row.id, nameIn(row, language)])),
    [ours, theirs, language],
  );
  return useMemo(
    () => ({
      subjectAreas,
      languages: spoken,
      labels: { departments, areas: subjectAreas.labels, languages: spoken.labels },
    }),
    [subjectAreas, spoken, departments],
  );
}
