import { useState } from 'react';
import { useCan } from 'shared-auth';
import { useCall, useQuery } from 'shared-client';
import { ListPage } from 'shared-record/pages';
import { Button, EmptyState, useLanguage, useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { institutionListQuery, INSTITUTIONS_KEY } from './api/institutions.queries.ts';
import { InstitutionFilters } from './components/InstitutionFilters.tsx';
import { NetworkDialog } from './components/NetworkDialog.tsx';
import { InstitutionTable } from './components/InstitutionTable.tsx';
import { institutionListSearch } from './model/institutionListSearch.ts';

const FOLLOWS = { sets: ['MobilityInstitutions'], queryKey: INSTITUTIONS_KEY } as const;

/** The institutions that agreements can be made with, by country (`/institutions`). */
export default function InstitutionListPage() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const mayEdit = useCan('institution_edit');
  const [isSearching, setSearching] = useState(false);
  const [search, update, clear] = useListSearch(institutionListSearch);
  const emptyState = (
    <EmptyState
      icon="search"
      title={t('institutions.InstitutionListPage.empty')}
      text={t('institutions.InstitutionListPage.emptyText')}
      action={<Button onClick={clear}>{t('institutions.InstitutionListPage.clearFilters')}</Button>}
    />
  );
  return (
    <ListPage
      title={t('institutions.InstitutionListPage.title')}
      address={institutionListSearch}
      searched={{ set: 'MobilityInstitutions', text: search.search }}
      description={t('institutions.InstitutionListPage.description')}
      actions={
        mayEdit && (
          <Button icon="new" onClick={() => setSearching(true)}>
            {t('institutions.NetworkDialog.open')}
          </Button>
        )
      }
      after={isSearching && <NetworkDialog onClose={() => setSearching(false)} />}
      filters={<InstitutionFilters search={search} onChange={update} />}
      activeFilterCount={institutionListSearch.activeCount(search)}
      onClearFilters={clear}
      list={useQuery(institutionListQuery(useCall(), search, tag))}
      follows={FOLLOWS}
      page={search.page}
      pageSize={search.pageSize}
      onPage={update}
      failedTitle={t('institutions.InstitutionListPage.failedTitle')}
      totalText={(total) => t('institutions.InstitutionListPage.total', { total })}
    >
      {(rows, isBusy) => (
        <InstitutionTable
          rows={rows}
          isBusy={isBusy}
          mayEdit={mayEdit}
          sorting={{ sort: search.sort, onSort: (sort) => update({ sort }) }}
          emptyState={emptyState}
        />
      )}
    </ListPage>
  );
}
