import { useCan } from 'shared-auth';
import { FilterNumber, FilterText } from 'shared-ui/list';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { EWP_ID_MAX_LENGTH, SEARCH_MAX_LENGTH } from '../../../lib/agreementList/agreementListSearch.ts';
import type { FilterProps } from './filterProps.ts';
import { FurtherFilters } from './FurtherFilters.tsx';
import { LocalSideFilters } from './LocalSideFilters.tsx';
import { PartnerFilters } from './PartnerFilters.tsx';
import { StatusFilters } from './StatusFilters.tsx';
import { YearFilters } from './YearFilters.tsx';

/** What is searched for, and the filters of the agreement list in the specification's order. */
export function AgreementFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('iia_edit_iro');
  return (
    <>
      <FilterText
        label={t('agreementList.AgreementFilters.search')}
        value={search.search}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={(text) => onChange({ search: text }, 'replace')}
      />
      <PartnerFilters search={search} onChange={onChange} />
      <FilterNumber
        label={t('agreementList.AgreementFilters.id')}
        value={search.id}
        onChange={(id) => onChange({ id }, 'replace')}
      />
      <FilterText
        label={t('agreementList.AgreementFilters.ewpId')}
        value={search.ewpId}
        maxLength={EWP_ID_MAX_LENGTH}
        onChange={(ewpId) => onChange({ ewpId }, 'replace')}
      />
      <StatusFilters search={search} onChange={onChange} />
      <YearFilters search={search} onChange={onChange} />
      {isOffice && <LocalSideFilters search={search} onChange={onChange} />}
      <FurtherFilters search={search} onChange={onChange} />
    </>
  );
}
