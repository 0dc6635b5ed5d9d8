import { useState } from 'react';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { ListPage } from 'shared-record/pages';
import { ButtonLink, EmptyState, useTranslation } from 'shared-ui/core';
import { FilterText, useListSearch, type Sort } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { coordinatorListQuery, COORDINATORS_KEY } from './api/coordinators.queries.ts';
import { CoordinatorEditor } from './components/CoordinatorEditor.tsx';
import { CoordinatorTable } from './components/CoordinatorTable.tsx';
import { COORDINATOR_SEARCH_MAX_LENGTH, coordinatorListSearch } from './model/coordinatorListSearch.ts';

const FOLLOWS = { sets: ['ECTSCoordinatorTables'], queryKey: COORDINATORS_KEY } as const;

/** List of the ECTS coordinators; those who may create them edit and delete in place. */
export function EctsCoordinatorListPage() {
  const { t } = useTranslation(MODULE_ID);
  const canEdit = useCan('ects_coordinators_create');
  const [search, update, clear] = useListSearch(coordinatorListSearch);
  const [stays, setStays] = useState(0);

  const add = canEdit && (
    <ButtonLink to="/ects-coordinators/form" icon="new" appearance="primary">
      {t('ectsCoordinators.EctsCoordinatorListPage.add')}
    </ButtonLink>
  );
  const emptyState = (
    <EmptyState
      icon="people"
      title={t('ectsCoordinators.EctsCoordinatorListPage.empty')}
      text={t('ectsCoordinators.EctsCoordinatorListPage.emptyText')}
      action={add}
    />
  );
  return (
    <ListPage
      title={t('ectsCoordinators.EctsCoordinatorListPage.title')}
      address={coordinatorListSearch}
      searched={{ set: 'ECTSCoordinatorTables', text: search.search }}
      description={t('ectsCoordinators.EctsCoordinatorListPage.description')}
      actions={add}
      filters={
        <FilterText
          label={t('ectsCoordinators.EctsCoordinatorListPage.search')}
          value={search.search}
          maxLength={COORDINATOR_SEARCH_MAX_LENGTH}
          onChange={(text) => update({ search: text }, 'replace')}
        />
      }
      isFilterBehind
      activeFilterCount={coordinatorListSearch.activeCount(search)}
      onClearFilters={clear}
      list={useQuery(coordinatorListQuery(useApi(), search))}
      // Where rows are edited the editor follows, and waits while somebody types.
      follows={canEdit ? undefined : FOLLOWS}
      page={search.page}
      pageSize={search.pageSize}
      onPage={update}
      // A pager that was asked to leave an unsaved row, and stayed, begins anew with the page that is shown.
      pagerKey={`pager-${stays}`}
      failedTitle={t('ectsCoordinators.EctsCoordinatorListPage.failedTitle')}
      totalText={(total) => t('ectsCoordinators.EctsCoordinatorListPage.total', { total })}
    >
      {(rows, isBusy) => {
        const sorting = { sort: search.sort, onSort: (sort: Sort) => update({ sort }) };
        const table = { rows, isBusy, sorting, emptyState };
        return canEdit ? (
          <CoordinatorEditor key={JSON.stringify(search)} {...table} onStay={() => setStays(stays + 1)} />
        ) : (
          <CoordinatorTable {...table} />
        );
      }}
    </ListPage>
  );
}
