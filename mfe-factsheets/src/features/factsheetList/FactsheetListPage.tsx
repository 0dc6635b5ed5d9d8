import { useCallback } from 'react';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { ListPage } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { FACTSHEETS_KEY } from '../../lib/factsheetsKey.ts';
import { factsheetListQuery } from './api/factsheets.queries.ts';
import { FactsheetFilters } from './components/FactsheetFilters.tsx';
import { FactsheetTable } from './components/FactsheetTable.tsx';
import { NoFactsheets } from './components/NoFactsheets.tsx';
import { LocalFactsheets } from './components/local/LocalFactsheets.tsx';
import { factsheetListSearch } from './model/factsheetListSearch.ts';

const FOLLOWS = { sets: ['MobilityFactsheets'], queryKey: FACTSHEETS_KEY } as const;

/** List of the factsheets of partner institutions; the office has those of the local institution above it. */
export function FactsheetListPage() {
  const { t } = useTranslation(MODULE_ID);
  const [address, update, clear] = useListSearch(factsheetListSearch);
  const { inactive, ...search } = address;
  const canEdit = useCan('factsheet_edit');
  const activeFilterCount = factsheetListSearch.activeCount({ ...search, inactive: null });
  const { page } = search;
  const goToInactive = useCallback(
    (next: number, history?: 'replace') => update({ inactive: next === 0 ? null : next + 1, page }, history),
    [update, page],
  );

  return (
    <ListPage
      title={t(`factsheetList.FactsheetListPage.${canEdit ? 'officeTitle' : 'title'}`)}
      address={factsheetListSearch}
      searched={{ set: 'MobilityFactsheets', text: search.search }}
      description={t(`factsheetList.FactsheetListPage.${canEdit ? 'officeDescription' : 'description'}`)}
      before={canEdit && <LocalFactsheets page={(inactive ?? 1) - 1} onPage={goToInactive} />}
      listTitle={canEdit ? t('factsheetList.FactsheetListPage.title') : undefined}
      filters={<FactsheetFilters search={address} onChange={update} />}
      activeFilterCount={activeFilterCount}
      onClearFilters={clear}
      list={useQuery(factsheetListQuery(useApi(), search))}
      follows={FOLLOWS}
      page={search.page}
      pageSize={search.pageSize}
      onPage={update}
      failedTitle={t('factsheetList.FactsheetListPage.failedTitle')}
      totalText={(total) => t('factsheetList.FactsheetListPage.total', { total })}
    >
      {(rows, isBusy) => (
        <FactsheetTable
          rows={rows}
          offset={search.page * search.pageSize}
          isBusy={isBusy}
          sorting={{ sort: search.sort, onSort: (sort) => update({ sort, inactive }) }}
          emptyState={<NoFactsheets hasFilters={activeFilterCount > 0} onClearFilters={clear} />}
        />
      )}
    </ListPage>
  );
}
