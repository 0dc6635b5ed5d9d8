import { useCallback, useMemo, useState } from 'react';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { MOST_COMPARED } from 'shared-contracts/places/destinationLimits.ts';
import type { DestinationDesk } from 'shared-contracts/places/destinations.ts';
import { useCan } from 'shared-auth';
import { useCall, useQuery } from 'shared-client';
import { ListPage } from 'shared-record/pages';
import { Button, EmptyState, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { DESTINATIONS_KEY, destinationsQuery } from '../../../lib/destinations/destinations.queries.ts';
import { readIds, writeIds } from '../../../lib/destinations/wishes.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { activeFilterCount, cycleOf, destinationSearch, NO_FILTERS } from '../model/destinationSearch.ts';
import { countryCounts } from '../model/countryCounts.ts';
import { filterDestinations } from '../model/filterDestinations.ts';
import { sortByName } from '../model/sortByName.ts';
import { CompareBar } from './CompareBar.tsx';
import { DepartmentCard } from './DepartmentCard.tsx';
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

const LIST = { kept: NO_FILTERS, isAtOnce: true } as const;
const FOLLOWS = { sets: ['MobilityAgreements'], queryKey: [...DESTINATIONS_KEY, 'list'] } as const;

/** All destinations of a department, filtered on the page: nothing is asked of the server while somebody looks. */
export function DestinationBrowser({ desk, department, onAsk }: DestinationBrowserProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const [search, update, clear] = useListSearch(destinationSearch, LIST);
  const [today] = useState(() => universityDay(new Date()));
  const query = useQuery(destinationsQuery(useCall(), department));
  const all = query.data;
  const hasSome = all !== undefined && all.destinations.length > 0;
  const looksForOthers = useCan('iia_list');
  const cycle = cycleOf(search, desk.studyCycle);
  const kept = useMemo(() => new Set(desk.kept.map(({ id }) => id)), [desk]);
  const { country, view } = search;
  const sorted = useMemo(() => all && sortByName(all.destinations, language), [all, language]);
  // The map counts what the other filters leave.
  const anywhere = useMemo(
    () =>
      all === undefined || sorted === undefined
        ? []
        : filterDestinations(sorted, { ...search, country: null }, { year: all.year, today, cycle, kept }),
    [all, sorted, search, today, cycle, kept],
  );
  const found = useMemo(
    () => (country === null ? anywhere : anywhere.filter((one) => one.country.id === country)),
    [anywhere, country],
  );
  const { page, pageSize, compare } = search;
  const first = page * pageSize;
  const list = {
    data: all && { value: found.slice(first, first + pageSize), total: found.length },
    error: query.error,
    isPending: query.isPending,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    refetch: query.refetch,
  };
  const ticked = useMemo(() => readIds(compare), [compare]);
  const onTick = useCallback(
    (id: number, isTicked: boolean) => {
      const others = ticked.filter((one) => one !== id);
      const next = isTicked ? [...others.slice(1 - MOST_COMPARED), id] : others;
      update({ compare: writeIds(next), page }, 'replace');
    },
    [ticked, page, update],
  );
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
      address={destinationSearch}
      description={t('destinations.DestinationsPage.description')}
      before={
        <Stack gap="M">
          {all && <StudiesLine department={all.department} year={all.year} cycle={cycle} onChange={onAsk} />}
          <KeptList desk={desk} department={desk.department?.id ?? department} />
        </Stack>
      }
      filters={
        hasSome ? (
          <DestinationFilters list={all} search={search} ownCycle={desk.studyCycle} onChange={update} />
        ) : undefined
      }
      actions={
        hasSome && (
          <Button
            icon="view"
            isExpanded={view === 'map'}
            onClick={() => update({ view: view === 'map' ? null : 'map' })}
          >
            {t(`destinations.DestinationMap.${view === 'map' ? 'hide' : 'show'}`)}
          </Button>
        )
      }
      notices={
        hasSome && (
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
        )
      }
      activeFilterCount={activeFilterCount(search)}
      onClearFilters={clear}
      list={list}
      follows={FOLLOWS}
      page={page}
      pageSize={pageSize}
      onPage={update}
      failedTitle={t('destinations.DestinationsPage.failed')}
      totalText={(total) => t('destinations.DestinationsPage.total', { total })}
      after={<CompareBar ticked={ticked} department={department} onClear={() => update({ compare: '' })} />}
    >
      {(rows) =>
        all &&
        (!hasSome && looksForOthers ? (
          <DepartmentCard empty={all} onChoose={(chosen) => update({ department: chosen })} />
        ) : !hasSome ? (
          <NobodyGoes list={all} onAsk={onAsk} />
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
