import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import {
  academicYearName,
  FIRST_ACADEMIC_YEAR,
  LAST_ACADEMIC_YEAR,
} from 'shared-contracts/dates/academicYear.ts';
import { PLACE_SEARCH_MAX_LENGTH } from 'shared-contracts/places/placeList.ts';
import {
  PLACE_DIRECTIONS,
  PLACE_KINDS,
  PLACE_ORDERS,
  placeDirectionText,
  placeKindText,
} from 'shared-contracts/places/placeTerms.ts';
import {
  LANGUAGE_LEVELS,
  languageLevelText,
  STUDY_CYCLES,
  studyCycleText,
} from 'shared-contracts/reference/levels.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { sortByLabel, toCountryOptions } from 'shared-record/model';
import { countriesQuery, departmentsQuery, languagesQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice, FilterSelect, FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { orderOf, sortOf, type PlaceSearch } from '../model/placeSearch.ts';

type PlaceFiltersProps = {
  readonly search: PlaceSearch;
  readonly onChange: (change: Partial<PlaceSearch>, history?: 'replace') => void;
};

const OF_STUDENTS: readonly string[] = ['given', 'free'];
const YEARS = Array.from(
  { length: LAST_ACADEMIC_YEAR - FIRST_ACADEMIC_YEAR + 1 },
  (_, index) => LAST_ACADEMIC_YEAR - index,
);

/** Everything by which rows are found, and the column that they are put in order by. */
export function PlaceFilters({ search, onChange }: PlaceFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const knowsStudents = useCan('application_settings');
  const api = useApi();
  const countries = useQuery(countriesQuery(api));
  const departments = useQuery(departmentsQuery(api, LOCAL_INSTITUTION_ID));
  const languages = useQuery(languagesQuery(api));
  const named = (items: ReadonlyArray<{ id: number } & Parameters<typeof nameIn>[0]> = []) =>
    sortByLabel(
      items.map((item) => ({ value: item.id, label: nameIn(item, language) })),
      language,
    );
  const { order: present, isDescending } = orderOf(search.sort);
  const label = (name: keyof PlaceSearch | 'order' | 'reverse') => t(`places.PlaceFilters.${name}`);
  return (
    <>
      <FilterText
        label={label('search')}
        value={search.search}
        maxLength={PLACE_SEARCH_MAX_LENGTH}
        onChange={(text) => onChange({ search: text }, 'replace')}
      />
      <FilterSelect
        label={label('department')}
        value={search.department}
        options={named(departments.data?.value)}
        isLoading={departments.isPending}
        onRetry={departments.isError ? () => void departments.refetch() : undefined}
        onChange={(department) => onChange({ department })}
      />
      <FilterChoice
        label={label('direction')}
        allOf="feminine"
        value={search.direction}
        options={PLACE_DIRECTIONS.map((value) => ({ value, label: placeDirectionText(value, tag) }))}
        onChange={(direction) => onChange({ direction })}
      />
      <FilterChoice
        label={label('kind')}
        value={search.kind}
        options={PLACE_KINDS.map((value) => ({ value, label: placeKindText(value, tag) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label={label('language')}
        allOf="feminine"
        value={search.language}
        options={named(languages.data?.value)}
        isLoading={languages.isPending}
        onRetry={languages.isError ? () => void languages.refetch() : undefined}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <FilterChoice
        label={label('level')}
        value={search.level}
        options={LANGUAGE_LEVELS.map((value) => ({ value, label: languageLevelText(value, tag) }))}
        onChange={(level) => onChange({ level })}
      />
      <FilterText
        label={label('field')}
        value={search.field}
        maxLength={4}
        onChange={(field) => onChange({ field }, 'replace')}
      />
      <FilterChoice
        label={label('cycle')}
        allOf="masculine"
        value={search.cycle}
        options={STUDY_CYCLES.map((value) => ({ value, label: studyCycleText(value, tag) }))}
        onChange={(cycle) => onChange({ cycle })}
      />
      <FilterSelect
        label={label('country')}
        allOf="feminine"
        value={search.country}
        options={toCountryOptions(countries.data?.value ?? [], language)}
        isLoading={countries.isPending}
        onRetry={countries.isError ? () => void countries.refetch() : undefined}
        onChange={(country) => onChange({ country })}
      />
      <FilterChoice
        label={label('year')}
        value={search.year}
        options={YEARS.map((value) => ({ value, label: academicYearName(value) }))}
        onChange={(year) => onChange({ year })}
      />
      <FilterChoice
        label={label('order')}
        value={present}
        isClearable={false}
        options={PLACE_ORDERS.filter((order) => knowsStudents || !OF_STUDENTS.includes(order)).map(
          (value) => ({
            value,
            label: t(`places.orders.${value}`),
          }),
        )}
        onChange={(order) => onChange({ sort: sortOf(order, isDescending) })}
      />
      <FilterChoice
        label={label('reverse')}
        value={isDescending ? 'yes' : 'no'}
        isClearable={false}
        options={[
          { value: 'no', label: t('places.PlaceFilters.ascending') },
          { value: 'yes', label: t('places.PlaceFilters.descending') },
        ]}
        onChange={(reverse) => onChange({ sort: sortOf(present, reverse === 'yes') })}
      />
    </>
  );
}
