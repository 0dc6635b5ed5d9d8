import { listDestinationInterest } from 'shared-contracts/places/destinationCalls.ts';
import type { DestinationInterest } from 'shared-contracts/places/destinations.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useCall, useQuery } from 'shared-client';
import {
  apiErrorText,
  ButtonLink,
  EmptyState,
  ErrorState,
  errorReference,
  formatNumber,
  LoadingState,
  NameText,
  Page,
  StatusBadge,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';

/** How much destinations are wanted (`/places/demand`), those first of which there are too few places; nobody is named, and small numbers are not told. */
export default function DemandPage() {
  const { t } = useTranslation(MODULE_ID);
  const call = useCall();
  const query = useQuery({
    queryKey: ['mfe-applications', 'demand'],
    queryFn: ({ signal }) => call(listDestinationInterest, { signal }),
    staleTime: 0,
  });
  return (
    <Page
      title={t('demand.title')}
      description={t('demand.description')}
      actions={<ButtonLink to="/places">{t('demand.places')}</ButtonLink>}
    >
      {query.isPending && <LoadingState />}
      {query.isError && (
        <ErrorState
          title={t('demand.failed')}
          message={apiErrorText(query.error, t)}
          reference={errorReference(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && <DemandTable rows={query.data.value} year={query.data.year} />}
    </Page>
  );
}

type DemandTableProps = { readonly rows: readonly DestinationInterest[]; readonly year: number };

function DemandTable({ rows, year }: DemandTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const count = (value: number | null) => (value === null ? t('demand.few') : formatNumber(value, tag));
  const columns: readonly Column<DestinationInterest>[] = [
    {
      id: 'institution',
      header: t('demand.columns.institution'),
      isRowHeader: true,
      cell: ({ institution }) => <NameText>{nameIn(institution, language)}</NameText>,
    },
    {
      id: 'department',
      header: t('demand.columns.department'),
      cell: ({ department }) => <NameText>{nameIn(department, language)}</NameText>,
    },
    { id: 'looks', header: t('demand.columns.looks'), cell: ({ looks }) => count(looks) },
    { id: 'kept', header: t('demand.columns.kept'), cell: ({ kept }) => count(kept) },
    { id: 'asked', header: t('demand.columns.asked'), cell: ({ asked }) => count(asked) },
    {
      id: 'places',
      header: t('demand.columns.places'),
      cell: ({ places, isShort }) => (
        <>
          {places === null ? '–' : formatNumber(places, tag)}{' '}
          {isShort && <StatusBadge tone="warning">{t('demand.short')}</StatusBadge>}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('demand.caption', { year: academicYearName(year) })}
      columns={columns}
      rows={rows}
      rowKey={({ institution, department }) => `${institution.id}-${department.id}`}
      emptyState={<EmptyState title={t('demand.empty')} text={t('demand.emptyText')} />}
    />
  );
}
