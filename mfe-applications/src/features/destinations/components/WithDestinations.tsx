import type { ReactNode } from 'react';
import type { DestinationDesk, DestinationList } from 'shared-contracts/places/destinations.ts';
import { useCall, useQuery } from 'shared-client';
import {
  apiErrorText,
  ButtonLink,
  EmptyState,
  ErrorState,
  errorReference,
  LoadingState,
  Page,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { deskQuery, destinationsQuery } from '../../../lib/destinations/destinations.queries.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { DESTINATIONS_PATH } from '../destinationPath.ts';

type WithDestinationsProps = {
  /** Of the page while there is nothing to be shown. */
  readonly title: string;
  readonly children: (list: DestinationList, desk: DestinationDesk) => ReactNode;
};

/** Reads the destinations of the department that the address names, else of the person's own; who has none is asked for it. */
export function WithDestinations({ title, children }: WithDestinationsProps) {
  const { t } = useTranslation(MODULE_ID);
  const [address] = useSearchParams();
  const call = useCall();
  const desk = useQuery(deskQuery(call));
  const named = /^[1-9]\d{0,8}$/.exec(address.get('department') ?? '')?.[0];
  const department = named === undefined ? (desk.data?.department?.id ?? null) : Number(named);
  const list = useQuery(destinationsQuery(call, department));
  if (desk.data && list.data) return children(list.data, desk.data);
  const failed = [desk, list].find(({ isError }) => isError);
  return (
    <Page title={title}>
      {failed && (
        <ErrorState
          title={t('destinations.DestinationsPage.failed')}
          message={apiErrorText(failed.error, t)}
          reference={errorReference(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      )}
      {!failed && desk.data && department === null && (
        <EmptyState
          title={t('destinations.WithDestinations.unknown')}
          text={t('destinations.StudiesCard.text')}
          action={
            <ButtonLink to={DESTINATIONS_PATH} appearance="primary">
              {t('destinations.WithDestinations.tell')}
            </ButtonLink>
          }
        />
      )}
      {!failed && !(desk.data && department === null) && <LoadingState />}
    </Page>
  );
}
