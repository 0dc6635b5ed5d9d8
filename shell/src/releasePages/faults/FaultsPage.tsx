import {
  apiErrorText,
  ButtonLink,
  EmptyState,
  errorReference,
  ErrorState,
  LoadingState,
  Page,
  Stack,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { useCan } from 'shared-auth';
import { useCall, useQuery } from 'shared-client';
import { type FaultList, listFaults } from 'shared-contracts/releases/faultCalls.ts';
import { focusHeading } from '../../page/focusHeading.ts';
import { RELEASES_PATH } from '../../trials/trialLink.ts';
import { CountedTroubles } from './CountedTroubles.tsx';
import { FaultCard } from './FaultCard.tsx';
import { FaultFilters } from './FaultFilters.tsx';
import { FaultCards } from './FaultCards.tsx';
import { type FaultSearch, readSearch, writeSearch } from './faultSearch.ts';

/** Lists why releases failed in people's browsers, with what else was counted of them, and finds a fault by its reference. */
export function FaultsPage() {
  const { t } = useTranslation('shell');
  const call = useCall();
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const mayTry = useCan('release_try');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['faults', search],
    queryFn: ({ signal }) => call(listFaults, { query: search, signal }),
  });
  return (
    <Page
      title={t('FaultsPage.title')}
      description={t('FaultsPage.purpose')}
      actions={
        mayTry && (
          <ButtonLink to={RELEASES_PATH} icon="swap">
            {t('PersonMenu.releases')}
          </ButtonLink>
        )
      }
    >
      <FaultFilters
        key={params.toString()}
        search={search}
        modules={data?.modules ?? []}
        onSearch={(next) => setParams(writeSearch(next))}
      />
      {error !== null && !isFetching && (
        <ErrorState
          title={apiErrorText(error, t)}
          message={t('FaultsPage.failed')}
          reference={errorReference(error)}
          onRetry={() => {
            focusHeading();
            void refetch();
          }}
        />
      )}
      {data === undefined && isFetching && <LoadingState label={t('FaultsPage.loading')} />}
      {data !== undefined && error === null && <Found list={data} search={search} />}
    </Page>
  );
}

function Found({
  list: { faults, counts, more },
  search,
}: {
  readonly list: FaultList;
  readonly search: FaultSearch;
}) {
  const { t } = useTranslation('shell');
  const isSought = search.reference !== '';
  const isFiltered = isSought || search.module !== '' || search.release !== '';
  return (
    <Stack gap="L">
      {faults.length === 0 ? (
        <EmptyState
          icon={isFiltered ? 'search' : 'success'}
          title={t(
            isSought ? 'FaultsPage.notFound' : isFiltered ? 'FaultsPage.noneOfThese' : 'FaultsPage.none',
          )}
          text={t(isSought ? 'FaultsPage.notFoundText' : 'FaultsPage.noneText')}
        />
      ) : (
        <FaultCards>
          {faults.map((fault) => (
            <FaultCard key={fault.id} fault={fault} isOpen={isSought && faults.length === 1} />
          ))}
        </FaultCards>
      )}
      {more && <p>{t('FaultsPage.more', { most: faults.length })}</p>}
      {counts.length > 0 && <CountedTroubles counts={counts} />}
    </Stack>
  );
}
