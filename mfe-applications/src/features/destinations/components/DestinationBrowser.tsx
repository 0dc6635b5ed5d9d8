import { useMemo, useState } from 'react';
import { todayAtUniversity } from 'shared-contracts/dates/deadline.ts';
import { MOST_COMPARED } from 'shared-contracts/places/destinationLimits.ts';
import type { DestinationDesk } from 'shared-contracts/places/destinations.ts';
import { useCall, useQuery } from 'shared-client';
import { ListPage } from 'shared-record/pages';
import { Button, EmptyState, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { DESTINATIONS_KEY, destinationsQuery } from '../../../lib/destinations/destinations.queries.ts';
import { readIds, writeIds } from '../../../lib/destinations/wishes.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { activeFilterCount, cycleOf, destinationSearch } from '../model/destinationSearch.ts';
import { countryCounts } from '../model/countryCounts.ts';
import { filterDestinations } from '../model/filterDestinations.ts';
import { CompareBar } from './CompareBar.tsx';
import { DestinationFilters } from './DestinationFilters.tsx';
import { DestinationQuickFilters } from './DestinationQuickFilters.tsx';
import { DestinationTable } from './DestinationTable.tsx';
import { KeptList } from './KeptList.tsx';
import { DestinationMap } from './map/DestinationMap.tsx';
import { NobodyGoes } from './NobodyGoes.tsx';
import { StudiesLine } from './StudiesLine.tsx';

type DestinationBrowserProps = {
  readonly desk: DestinationDesk;
  readonly department: number;
  readonly onAsk: () => void;
};

const FOLLOWS = { sets: ['MobilityAgreements'], queryKey: [...DESTINATIONS_KEY, 'list'] } as const;

/** All destinations of a department, filtered on the page: nothing is asked of the server while somebody looks. */
export function DestinationBrowser({ desk, department, onAsk }: DestinationBrowserProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const [search, update, clear] = useListSearch(destinationSearch);
  const [today] = useState(() => todayAtUniversity(new Date()));
  const query = destinationsQuery(useCall(), department);
  const all = useQuery(query).data;
  const cycle = cycleOf(search, desk.studyCycle);
  const kept = useMemo(() => new Set(desk.kept.map(({ id }) => id)), [desk]);
  const { country, view } = search;
  // The map counts what the other filters leave.
  const anywhere = useMemo(
    () =>
      all === undefined
        ? []
        : filterDestinations(
            all.destinations,
            { ...search, country: null },
            { year: all.year, today, cycle, kept },
          ),
    [all, search, today, cycle, kept],
  );
  const found = useMemo(
    () => (country === null ? anywhere : anywhere.filter((one) => one.country.id === country)),
    [anywhere, country],
  );
  const first = search.page * search.pageSize;
  const list = useQuery({
    ...query,
    select: () => ({ value: found.slice(first, first + search.pageSize), total: found.length }),
  });
  const ticked = readIds(search.compare);
  const onTick = (id: number, isTicked: boolean) => {
    const others = ticked.filter((one) => one !== id);
    const next = isTicked ? [...others.slice(1 - MOST_COMPARED), id] : others;
    update({ compare: writeIds(next), page: search.page }, 'replace');
  };
  const emptyState = (
    <EmptyState
      title={t('destinations.DestinationsPage.empty')}
      text={t('destinations.DestinationsPage.emptyText')}
      action={<Button onClick={clear}>{t('destinations.DestinationsPage.clear')}</Button>}
    />
  );
  return (
    <ListPage
      title={t('destinations.DestinationsPage.title')}
      description={t('destinations.DestinationsPage.description')}
      before={
        <Stack gap="M">
          {all && <StudiesLine department={all.department} year={all.year} cycle={cycle} onChange={onAsk} />}
          <KeptList desk={desk} department={department} />
        </Stack>
      }
      filters={
        all && <DestinationFilters list={all} search={search} ownCycle={desk.studyCycle} onChange={update} />
      }
      actions={
        <Button
          icon="view"
          isExpanded={view === 'map'}
          onClick={() => update({ view: view === 'map' ? null : 'map' })}
        >
          {t(`destinations.DestinationMap.${view === 'map' ? 'hide' : 'show'}`)}
        </Button>
      }
      notices={
        <>
          <DestinationQuickFilters search={search} onChange={update} />
          {view === 'map' && (
            <DestinationMap
              countries={countryCounts(anywhere, language)}
              chosen={country}
              onChoose={(chosen) => update({ country: chosen })}
            />
          )}
        </>
      }
      activeFilterCount={activeFilterCount(search)}
      onClearFilters={clear}
      list={list}
      follows={FOLLOWS}
      page={search.page}
      pageSize={search.pageSize}
      onPage={update}
      failedTitle={t('destinations.DestinationsPage.failed')}
      totalText={(total) => t('destinations.DestinationsPage.total', { total })}
      after={<CompareBar ticked={ticked} department={department} onClear={() => update({ compare: '' })} />}
    >
      {(rows) =>
        all &&
        (all.destinations.length === 0 ? (
          <NobodyGoes list={all} />
        ) : (
          <DestinationTable
            list={all}
            rows={rows}
            kept={kept}
            ticked={ticked}
            onTick={onTick}
            emptyState={emptyState}
          />
        ))
      }
    </ListPage>
  );
}
