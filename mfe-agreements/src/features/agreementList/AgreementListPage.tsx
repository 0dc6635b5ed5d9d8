import type { AnyListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import { useMemo } from 'react';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { ExportMenu, ExportNotice, ListPage } from 'shared-record/pages';
import { KeptListBar, useKeptList, useListViews } from 'shared-record/views';
import {
  Button,
  ButtonLink,
  EmptyState,
  formatNumber,
  useLanguage,
  useLocation,
  useTranslation,
} from 'shared-ui/core';
import { DeskNotice } from 'shared-record/officers';
import { atPlace, choiceColumn, useListSearch } from 'shared-ui/list';
import { AGREEMENTS_KEY } from '../../lib/agreementsKey.ts';
import { rowsOfSearch } from '../../lib/mobilityRows/rowsAddress.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { agreementListQuery } from './api/agreements.queries.ts';
import { useSelection } from './agreementSelection.ts';
import { AgreementFilters } from './components/AgreementFilters.tsx';
import { AgreementQuickFilters } from './components/AgreementQuickFilters.tsx';
import { AgreementTable } from './components/AgreementTable.tsx';
import { LazyIncomingNotice } from './components/LazyIncomingNotice.tsx';
import { LazyBulkBar } from './components/bulk/LazyBulkBar.tsx';
import { ClearedNotice } from './components/bulk/ClearedNotice.tsx';
import {
  AGREEMENT_COLUMNS,
  FIXED_COLUMNS,
  STANDARD_COLUMNS,
} from '../../lib/agreementList/agreementColumns.ts';
import { agreementListSearch, toEffectiveSearch } from '../../lib/agreementList/agreementListSearch.ts';
import { changeFromOwn } from './own/ownStart.ts';
import { OwnNotice } from './own/OwnNotice.tsx';
import { useOwnStart } from './own/useOwnStart.ts';
import { useAgreementExport } from './useAgreementExport.ts';

/** What is followed: the sets that the rows and the notices above them are read from. */
const FOLLOWS = { sets: ['MobilityAgreements', 'MobilityNotifications'], queryKey: AGREEMENTS_KEY } as const;

const OTHERS = AGREEMENT_COLUMNS.filter((column) => column !== 'officer');
const CHOICE = {
  office: { standard: STANDARD_COLUMNS, open: AGREEMENT_COLUMNS, fixed: FIXED_COLUMNS },
  others: { standard: STANDARD_COLUMNS, open: OTHERS, fixed: FIXED_COLUMNS },
} as const;

/** All agreements of the university, filtered and paged; the portal's start page. */
export default function AgreementListPage() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const isOffice = useCan('iia_edit_iro');
  const mayPropose = useCan('iia_propose');
  const mayEdit = useCan('iia_view');
  const views = useListViews('agreements', true);
  const [address, setAddress, clear] = useListSearch(agreementListSearch, {
    kept: ['columns'],
    bare: views.bare,
  });
  const kept = useKeptList(views, {
    definition: agreementListSearch,
    search: address,
    choice: isOffice ? CHOICE.office : CHOICE.others,
    onColumns: (columns) => setAddress({ columns, page: address.page }),
  });
  const asked = useMemo(() => toEffectiveSearch(address, isOffice), [address, isOffice]);
  const { search, isOwn, learn } = useOwnStart(asked, !isOffice);
  const update: typeof setAddress = (change, history) =>
    setAddress(isOwn ? changeFromOwn(change) : change, history);
  const agreements = useQuery(agreementListQuery(useApi(), search, kept.columns));
  learn(agreements.isPlaceholderData ? undefined : agreements.data?.total);
  const canBulk = useCan('iia_create') && isOffice;
  const selection = useSelection(
    agreementListSearch.format({ ...search, columns: null, view: null, page: 0, pageSize: 10 }).toString(),
  );
  const choice = choiceColumn(agreements.data?.value ?? [], selection, {
    header: t('agreementList.choice.header'),
    page: t('agreementList.choice.page'),
    row: ({ id }) => t('agreementList.choice.row', { id }),
  });
  const { pathname } = useLocation();
  const linkOf = (row: AnyListRow) => ({
    to: `/iia/view/${row.id}`,
    state: atPlace({
      list: `${pathname}?${agreementListSearch.format(search).toString()}`,
      index: search.page * search.pageSize + (agreements.data?.value.indexOf(row) ?? 0),
    }),
  });
  const exporting = useAgreementExport(search, kept.columns);

  return (
    <ListPage
      title={t('agreementList.AgreementListPage.title')}
      address={agreementListSearch}
      searched={{ set: 'MobilityAgreements', text: search.search }}
      actions={
        <>
          {mayPropose && (
            <ButtonLink to="/iia/propose" icon="new">
              {t('agreementList.AgreementListPage.propose')}
            </ButtonLink>
          )}
          {mayEdit && (
            <ButtonLink to={rowsOfSearch({ ...search, officer: address.officer })} icon="edit">
              {t('agreementList.AgreementListPage.rows')}
            </ButtonLink>
          )}
          <ExportMenu work={exporting} total={agreements.data?.total} hasShownColumns />
          {isOffice && agreements.data && <LazyIncomingNotice />}
        </>
      }
      filters={<AgreementFilters search={search} onChange={update} />}
      notices={
        <>
          <KeptListBar kept={kept} columnName={(column) => t(`agreementList.AgreementTable.${column}`)} />
          <AgreementQuickFilters search={search} onChange={update} />
          {isOwn && <OwnNotice />}
          {search.officer === 'me' && <DeskNotice />}
          {canBulk && <ClearedNotice count={selection.cleared} onClose={selection.forget} />}
          <ExportNotice work={exporting} />
        </>
      }
      activeFilterCount={agreementListSearch.activeCount({
        ...search,
        columns: null,
        view: null,
        whose: asked.whose,
      })}
      onClearFilters={clear}
      list={kept.isReady ? agreements : { ...agreements, data: undefined, error: null, isPending: true }}
      follows={FOLLOWS}
      page={search.page}
      pageSize={search.pageSize}
      onPage={update}
      after={
        canBulk &&
        agreements.data && (
          <LazyBulkBar
            search={search}
            columns={kept.columns}
            total={agreements.data.total}
            selection={selection}
          />
        )
      }
      failedTitle={t('agreementList.AgreementListPage.failed')}
      totalText={(total) => t('agreementList.AgreementListPage.total', { total: formatNumber(total, tag) })}
    >
      {(rows, isBusy) => (
        <AgreementTable
          rows={rows}
          waiting={search.waiting}
          isBusy={isBusy}
          sorting={{ sort: search.sort, onSort: (sort) => update({ sort }) }}
          linkOf={linkOf}
          choice={canBulk ? choice : undefined}
          columns={kept.columns}
          emptyState={
            <EmptyState
              icon="search"
              title={t('agreementList.AgreementListPage.empty')}
              text={t('agreementList.AgreementListPage.emptyHint')}
              action={<Button onClick={clear}>{t('agreementList.AgreementListPage.clear')}</Button>}
            />
          }
        />
      )}
    </ListPage>
  );
}
