import { useCall, useQuery } from 'shared-client';
import { ListPage } from 'shared-record/pages';
import { Button, EmptyState, useLanguage, useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { PEOPLE_KEY, peopleListQuery } from './api/people.queries.ts';
import { PeopleFilters } from './components/PeopleFilters.tsx';
import { PeopleTable } from './components/PeopleTable.tsx';
import { RefusedSignIns } from './components/RefusedSignIns.tsx';
import { peopleListSearch } from './model/peopleListSearch.ts';

const FOLLOWS = { sets: ['MobilityContacts', 'MobilityAgreements'], queryKey: PEOPLE_KEY } as const;

/** The people of our university whom agreements can name, each once (`/people`). */
export default function PeopleListPage() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [search, update, clear] = useListSearch(peopleListSearch);
  const activeFilterCount = peopleListSearch.activeCount(search);
  return (
    <ListPage
      title={t('people.PeopleListPage.title')}
      address={peopleListSearch}
      searched={{ set: 'MobilityContacts', text: search.search }}
      description={t('people.PeopleListPage.description')}
      filters={<PeopleFilters search={search} onChange={update} />}
      activeFilterCount={activeFilterCount}
      onClearFilters={clear}
      notices={<RefusedSignIns />}
      list={useQuery(peopleListQuery(useCall(), search, tag))}
      follows={FOLLOWS}
      page={search.page}
      pageSize={search.pageSize}
      onPage={update}
      failedTitle={t('people.PeopleListPage.failedTitle')}
      totalText={(total) => t('people.PeopleListPage.total', { total })}
    >
      {(rows, isBusy) => (
        <PeopleTable
          rows={rows}
          isBusy={isBusy}
          sorting={{ sort: search.sort, onSort: (sort) => update({ sort }) }}
          emptyState={
            <EmptyState
              icon={activeFilterCount > 0 ? 'search' : 'people'}
              title={t('people.PeopleListPage.empty')}
              text={t(`people.PeopleListPage.${activeFilterCount > 0 ? 'noMatchText' : 'emptyText'}`)}
              action={
                activeFilterCount > 0 && (
                  <Button onClick={clear}>{t('people.PeopleListPage.clearFilters')}</Button>
                )
              }
            />
          }
        />
      )}
    </ListPage>
  );
}
