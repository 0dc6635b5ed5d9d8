import { isSearchById } from 'shared-contracts/agreements/agreementFilter.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { useApi, useQuery } from 'shared-client';
import { ewpStatusesQuery } from 'shared-record/reference';
import { useTranslation } from 'shared-ui/core';
import { FilterChoice } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { AGREEMENT_STATUS_LOOK, EWP_STATUS_LOOK, lookOf } from '../../../lib/agreementLabels.ts';
import type { FilterProps } from './filterProps.ts';
import { YesNoFilter } from './YesNoFilter.tsx';

/** How far the agreement has come: here, in the partner network, and in time. */
export function StatusFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const ewpStatuses = useQuery(ewpStatusesQuery(useApi()));
  return (
    <>
      <FilterChoice
        label={t('agreementList.StatusFilters.status')}
        value={search.status}
        options={Object.values(AGREEMENT_STATUS).map((id) => ({
          value: id,
          label: t(AGREEMENT_STATUS_LOOK[id].key),
        }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterChoice
        label={t('agreementList.StatusFilters.ewpStatus')}
        value={search.ewpStatus}
        options={(ewpStatuses.data?.value ?? []).map(({ id, name }) => {
          const look = lookOf(EWP_STATUS_LOOK, id);
          return { value: id, label: look === undefined ? name : t(look.key) };
        })}
        onRetry={ewpStatuses.isError ? () => void ewpStatuses.refetch() : undefined}
        onChange={(ewpStatus) => onChange({ ewpStatus })}
      />
      <FilterChoice
        label={t('agreementList.StatusFilters.localFinalized')}
        value={search.localFinalized}
        options={[
          { value: 0, label: t('agreementList.StatusFilters.false') },
          { value: 1, label: t('agreementList.StatusFilters.true') },
        ]}
        onChange={(localFinalized) => onChange({ localFinalized })}
      />
      <YesNoFilter
        label={t('agreementList.StatusFilters.active')}
        value={search.active}
        hint={
          search.active === 'yes' && isSearchById(search)
            ? t('agreementList.StatusFilters.activeById')
            : undefined
        }
        onChange={(active) => onChange({ active })}
      />
    </>
  );
}
