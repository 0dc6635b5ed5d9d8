import type { PlaceList } from 'shared-contracts/places/placeList.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useCall, useQuery } from 'shared-client';
import { ExportMenu, ExportNotice, ListPage } from 'shared-record/pages';
import { Button, ButtonLink, EmptyState, formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { PLACES_KEY, placesQuery } from './api/places.queries.ts';
import { PlaceFilters } from './components/PlaceFilters.tsx';
import { PlaceQuickFilters } from './components/PlaceQuickFilters.tsx';
import { PlaceSum } from './components/PlaceSum.tsx';
import { PlaceTable } from './components/PlaceTable.tsx';
import { placeSearch } from './model/placeSearch.ts';
import { usePlaceExport } from './usePlaceExport.ts';

const FOLLOWS = { sets: ['MobilityAgreements'], queryKey: PLACES_KEY } as const;

/** All mobility rows of agreements that can be used, now or later (`/places`): who can go where, and on what terms. */
export default function PlacesPage() {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const [search, update, clear] = useListSearch(placeSearch);
  const list = useQuery(placesQuery(useCall(), search, tag));
  const exporting = usePlaceExport(search);
  const partner = list.data?.value.find((row) => row.partner.id === search.partner)?.partner;
  const partnerName = partner && nameIn(partner, language);
  const emptyState = (
    <EmptyState
      title={t('places.PlacesPage.empty')}
      text={t('places.PlacesPage.emptyText')}
      action={<Button onClick={clear}>{t('places.PlacesPage.clear')}</Button>}
    />
  );
  const totalText = (rows: number, data: PlaceList | undefined) => {
    const total = formatNumber(rows, tag);
    if (data?.places === undefined) return t('places.PlacesPage.total', { total });
    const places = formatNumber(data.places, tag);
    return data.given == null || search.direction !== 'outgoing'
      ? t('places.PlacesPage.totalPlaces', { total, places })
      : t('places.PlacesPage.totalGiven', { total, places, given: formatNumber(data.given, tag) });
  };
  return (
    <ListPage
      title={t('places.PlacesPage.title')}
      address={placeSearch}
      description={t('places.PlacesPage.description')}
      actions={
        <>
          <ButtonLink to="/places/demand">{t('places.PlacesPage.demand')}</ButtonLink>
          <ExportMenu work={exporting} total={list.data?.total} />
        </>
      }
      filters={<PlaceFilters search={search} onChange={update} />}
      notices={
        <>
          <PlaceQuickFilters search={search} partnerName={partnerName} onChange={update} />
          {list.data && <PlaceSum list={list.data} partnerName={partnerName} />}
          <ExportNotice work={exporting} />
        </>
      }
      activeFilterCount={placeSearch.activeCount(search)}
      onClearFilters={clear}
      list={list}
      follows={FOLLOWS}
      page={search.page}
      pageSize={search.pageSize}
      onPage={update}
      failedTitle={t('places.PlacesPage.failed')}
      totalText={(total) => totalText(total, list.data)}
    >
      {(rows, isBusy) => (
        <PlaceTable
          rows={rows}
          isBusy={isBusy}
          sorting={{ sort: search.sort, onSort: (sort) => update({ sort }) }}
          emptyState={emptyState}
        />
      )}
    </ListPage>
  );
}
