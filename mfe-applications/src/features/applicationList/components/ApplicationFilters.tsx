import {
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  PROGRAMME,
} from 'shared-contracts/applications/applications.ts';
import { OfficerFilter } from 'shared-record/officers';
import { useTranslation } from 'shared-ui/core';
import { FilterChoice, FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { STATUS_LABEL, TYPE_LABEL } from '../model/applicationLabels.ts';
import {
  FILTER_MAX_LENGTH,
  type ApplicationListSearch,
} from '../../../lib/applicationList/applicationListSearch.ts';
import { OfficeFilters } from './OfficeFilters.tsx';

type ApplicationFiltersProps = {
  readonly search: ApplicationListSearch;
  readonly isOffice: boolean;
  readonly onChange: (change: Partial<ApplicationListSearch>, history?: 'push' | 'replace') => void;
};

export function ApplicationFilters({ search, isOffice, onChange }: ApplicationFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const textFilter = (key: 'search' | 'year' | 'number' | 'nameLatin' | 'nameGreek', label: string) => (
    <FilterText
      label={label}
      value={search[key]}
      maxLength={FILTER_MAX_LENGTH}
      onChange={(value) => onChange({ [key]: value }, 'replace')}
    />
  );
  return (
    <>
      {textFilter('search', t('applicationList.ApplicationFilters.search'))}
      {textFilter('year', t('applicationList.ApplicationFilters.year'))}
      {textFilter('number', t('applicationList.ApplicationFilters.number'))}
      <FilterChoice
        label={t('applicationList.ApplicationFilters.status')}
        allOf="feminine"
        value={search.status}
        options={APPLICATION_STATUSES.map((value) => ({ value, label: t(STATUS_LABEL[value]) }))}
        onChange={(status) => onChange({ status })}
      />
      {textFilter('nameLatin', t('applicationList.ApplicationFilters.nameLatin'))}
      {textFilter('nameGreek', t('applicationList.ApplicationFilters.nameGreek'))}
      <FilterChoice
        label={t('applicationList.ApplicationFilters.type')}
        allOf="masculine"
        value={search.type}
        options={APPLICATION_TYPES.map((value) => ({ value, label: t(TYPE_LABEL[value]) }))}
        onChange={(type) => onChange({ type })}
      />
      <FilterChoice
        label={t('applicationList.ApplicationFilters.programme')}
        allOf="feminine"
        value={search.programme}
        options={[{ value: PROGRAMME, label: t('applicationList.programme.erasmusStudies') }]}
        onChange={(programme) => onChange({ programme })}
      />
      {isOffice && (
        <>
          <OfficerFilter value={search.officer} onChange={(officer) => onChange({ officer })} />
          <OfficeFilters search={search} onChange={onChange} />
        </>
      )}
    </>
  );
}
