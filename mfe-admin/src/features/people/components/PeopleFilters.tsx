import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { PEOPLE_PARTS, PEOPLE_SEARCH_MAX_LENGTH } from 'shared-contracts/people/people.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice, FilterSelect, FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { PeopleListSearch } from '../model/peopleListSearch.ts';

type PeopleFiltersProps = {
  readonly search: PeopleListSearch;
  readonly onChange: (change: Partial<PeopleListSearch>, history?: 'replace') => void;
};

/** Words, department, and who may be there twice or has left. */
export function PeopleFilters({ search, onChange }: PeopleFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  return (
    <>
      <FilterText
        label={t('people.PeopleFilters.search')}
        value={search.search}
        maxLength={PEOPLE_SEARCH_MAX_LENGTH}
        onChange={(words) => onChange({ search: words }, 'replace')}
      />
      <FilterSelect
        label={t('people.PeopleFilters.department')}
        allOf="neuter"
        value={search.department}
        options={(departments.data?.value ?? []).map((department) => ({
          value: department.id,
          label: nameIn(department, language),
        }))}
        isLoading={departments.isPending}
        onRetry={departments.isError ? () => void departments.refetch() : undefined}
        onChange={(department) => onChange({ department })}
      />
      <FilterChoice
        label={t('people.PeopleFilters.part')}
        value={search.part}
        options={PEOPLE_PARTS.map((part) => ({ value: part, label: t(`people.parts.${part}`) }))}
        onChange={(part) => onChange({ part })}
      />
    </>
  );
}
