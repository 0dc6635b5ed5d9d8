import { DIRECTIONS } from 'shared-contracts/agreements/agreedTermsFilter.ts';
import { AGREEMENT_LIMITS } from 'shared-contracts/agreements/agreements.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES, studyCycleText } from 'shared-contracts/reference/levels.ts';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions } from 'shared-record/model';
import { languagesQuery, subjectAreasQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice, FilterDay, FilterNumber, FilterSelect, FilterText } from 'shared-ui/list';
import { CITY_MAX_LENGTH, CODE_MAX_LENGTH } from '../../../lib/agreementList/agreementListSearch.ts';
import { subjectAreaText } from '../../../lib/subjectAreaText.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FilterProps } from './filterProps.ts';

/** Of the partner, of the last change, and of what one row agrees on: code and choices are asked for when somebody opens them. */
export function FurtherFields({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const api = useApi();
  const areas = useQuery(subjectAreasQuery(api));
  const languages = useQuery(languagesQuery(api));
  return (
    <>
      <FilterText
        label={t('agreementList.FurtherFilters.code')}
        value={search.code}
        maxLength={CODE_MAX_LENGTH}
        onChange={(code) => onChange({ code }, 'replace')}
      />
      <FilterText
        label={t('agreementList.FurtherFilters.city')}
        value={search.city}
        maxLength={CITY_MAX_LENGTH}
        onChange={(city) => onChange({ city }, 'replace')}
      />
      <FilterDay
        label={t('agreementList.FurtherFilters.since')}
        value={search.since}
        onChange={(since) => onChange({ since }, 'replace')}
      />
      <FilterSelect
        label={t('agreementList.FurtherFilters.area')}
        value={search.area}
        options={(areas.data?.value ?? []).map((area) => ({
          value: area.id,
          label: subjectAreaText(area, language),
        }))}
        isLoading={areas.isPending}
        onRetry={areas.isError ? () => void areas.refetch() : undefined}
        onChange={(area) => onChange({ area })}
      />
      <FilterChoice
        label={t('agreementList.FurtherFilters.cycle')}
        allOf="masculine"
        value={search.cycle}
        options={STUDY_CYCLES.map((value) => ({ value, label: studyCycleText(value, tag) }))}
        onChange={(cycle) => onChange({ cycle })}
      />
      <FilterSelect
        label={t('agreementList.FurtherFilters.language')}
        allOf="feminine"
        value={search.language}
        options={toNamedOptions(languages.data?.value ?? [], language)}
        isLoading={languages.isPending}
        onRetry={languages.isError ? () => void languages.refetch() : undefined}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <FilterChoice
        label={t('agreementList.FurtherFilters.level')}
        value={search.level}
        options={LANGUAGE_LEVELS.map((value) => ({ value, label: value }))}
        onChange={(level) => onChange({ level })}
      />
      <FilterNumber
        label={t('agreementList.FurtherFilters.places')}
        value={search.places}
        onChange={(places) =>
          onChange(
            { places: places === null || places === 0 ? null : Math.min(places, AGREEMENT_LIMITS.people) },
            'replace',
          )
        }
      />
      <FilterChoice
        label={t('agreementList.FurtherFilters.direction')}
        allOf="feminine"
        value={search.direction}
        options={DIRECTIONS.map((value) => ({
          value,
          label: t(`agreementList.FurtherFilters.${value}`),
        }))}
        onChange={(direction) => onChange({ direction })}
      />
    </>
  );
}
