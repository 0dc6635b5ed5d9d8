import { useState } from 'react';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { ListPage } from 'shared-record/pages';
import { ButtonLink, EmptyState, useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { coordinatorListQuery, COORDINATORS_KEY } from './api/coordinators.queries.ts';
import { CoordinatorEditor } from './components/CoordinatorEditor.tsx';
import { CoordinatorTable } from './components/CoordinatorTable.tsx';
import { coordinatorListSearch } from './model/coordinatorListSearch.ts';

const FOLLOWS = { sets: ['ECTSCoordinatorTables'], queryKey: COORDINATORS_KEY } as const;

/** List of the ECTS coordinators; those who may create them edit and delete in place. */
export function EctsCoordinatorListPage() {
  const { t } = useTranslation(MODULE_ID);
  const canEdit = useCan('ects_coordinators_create');
  const [search, update] = useListSearch(coordinatorListSearch);
  const [stays, setStays] = useState(0);

  const emptyState = (
    <EmptyState
      title={t('ectsCoordinators.EctsCoordinatorListPage.empty')}
      text={t('ectsCoordinators.EctsCoordinatorListPage.emptyText')}
    />
  );
  return (
    <ListPage
      title={t('ectsCoordinators.EctsCoordinatorListPage.title')}
      description={t('ectsCoordinators.EctsCoordinatorListPage.description')}
      actions={
        canEdit && (
          <ButtonLink to="/ects-coordinators/form" icon="new" appearance="primary">
            {t('ectsCoordinators.EctsCoordinatorListPage.add')}
          </ButtonLink>
        )
      }
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
        const table = { rows, isBusy, emptyState };
        return canEdit ? (
          <CoordinatorEditor
            key={`page-${search.page}-${search.pageSize}`}
            {...table}
            onStay={() => setStays(stays + 1)}
          />
        ) : (
          <CoordinatorTable {...table} />
        );
      }}
    </ListPage>
  );
}
