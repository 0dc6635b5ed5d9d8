import { useState } from 'react';
import { useCan } from 'shared-auth';
import { useCall, useQuery } from 'shared-client';
import type { DestinationDesk } from 'shared-contracts/places/destinations.ts';
import { apiErrorText, ErrorState, errorReference, LoadingState, Page, useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { deskQuery, destinationsQuery } from '../../lib/destinations/destinations.queries.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { DestinationBrowser } from './components/DestinationBrowser.tsx';
import { DepartmentCard } from './components/DepartmentCard.tsx';
import { StudiesCard } from './components/StudiesCard.tsx';
import { destinationSearch } from './model/destinationSearch.ts';

/** Where students of a department may go (`/destinations`), once it is known of which. */
export default function DestinationsPage() {
  const { t } = useTranslation(MODULE_ID);
  const call = useCall();
  const [search] = useListSearch(destinationSearch);
  // Of a department that the address names: asked for beside the desk, not after it.
  useQuery(destinationsQuery(call, search.department));
  const query = useQuery(deskQuery(call));
  const { data: desk, error } = query;
  if (desk !== undefined) return <WithDesk desk={desk} />;
  return (
    <Page title={t('destinations.DestinationsPage.title')}>
      {error === null ? (
        <LoadingState />
      ) : (
        <ErrorState
          title={t('destinations.DestinationsPage.failed')}
          message={apiErrorText(error, t)}
          reference={errorReference(error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </Page>
  );
}

function WithDesk({ desk }: { readonly desk: DestinationDesk }) {
  const { t } = useTranslation(MODULE_ID);
  const [search, update] = useListSearch(destinationSearch);
  const looksForOthers = useCan('iia_list');
  const [isAsking, setAsking] = useState(false);
  const department = search.department ?? desk.department?.id ?? null;
  if (department === null || isAsking)
    return (
      <Page
        title={t('destinations.DestinationsPage.title')}
        description={t('destinations.DestinationsPage.description')}
      >
        {looksForOthers ? (
          <DepartmentCard
            onChoose={(chosen) => {
              update({ department: chosen });
              setAsking(false);
            }}
            onCancel={department === null ? undefined : () => setAsking(false)}
          />
        ) : (
          <StudiesCard
            desk={desk}
            onDone={() => {
              // What the person answers counts from now on, not what a link named.
              update({ department: null }, 'replace');
              setAsking(false);
            }}
          />
        )}
      </Page>
    );
  return <DestinationBrowser desk={desk} department={department} onAsk={() => setAsking(true)} />;
}
