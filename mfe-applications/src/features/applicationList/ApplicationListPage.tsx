import { useMemo, useState } from 'react';
import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import type { AnyApplicationRow } from 'shared-contracts/applications/entities/furtherApplicationRow.ts';
import { applicationView } from 'shared-contracts/releases/addresses.ts';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { ExportMenu, ExportNotice, ListPage } from 'shared-record/pages';
import { AssignDialog, AssignedNotice, DeskNotice, useAssigning } from 'shared-record/officers';
import { KeptListBar, useKeptList, useListViews } from 'shared-record/views';
import { useLanguage, useLocation, useTranslation } from 'shared-ui/core';
import { atPlace, choiceColumn, useListSearch } from 'shared-ui/list';
import { APPLICATIONS_KEY } from '../../lib/applicationsKey.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { applicationListQuery } from './api/applications.queries.ts';
import { applicantName } from './model/application.ts';
import { useApplicationRights } from './api/useApplicationRights.ts';
import { ApplicationFilters } from './components/ApplicationFilters.tsx';
import { ApplicationTable } from './components/ApplicationTable.tsx';
import { ChosenApplications } from './components/ChosenApplications.tsx';
import { DeleteApplicationDialog } from './components/DeleteApplicationDialog.tsx';
import { DownloadMyData } from './components/DownloadMyData.tsx';
import { Notice } from './components/Notice.tsx';
import { NoApplications } from './components/NoApplications.tsx';
import { StudentOverview } from './components/student/StudentOverview.tsx';
import {
  APPLICATION_COLUMNS,
  FIXED_COLUMNS,
  STANDARD_COLUMNS,
} from '../../lib/applicationList/applicationColumns.ts';
import { applicationListSearch, toEffectiveSearch } from '../../lib/applicationList/applicationListSearch.ts';
import { useSelection } from './applicationSelection.ts';
import { useApplicationExport } from './useApplicationExport.ts';

const FOLLOWS = {
  sets: ['ApplicationStudentStudiesForms'],
  queryKey: APPLICATIONS_KEY,
} as const;

const CHOICE = { standard: STANDARD_COLUMNS, open: APPLICATION_COLUMNS, fixed: FIXED_COLUMNS };

/** List of the applications for outgoing mobility: students see their own, the office sees all. */
export default function ApplicationListPage() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const isOffice = useCan('application_settings');
  // Students have the documents' list, and a handful of rows in it.
  const views = useListViews('applications', isOffice);
  const [address, update, clear] = useListSearch(applicationListSearch, {
    kept: ['columns'],
    bare: views.bare,
  });
  const kept = useKeptList(views, {
    definition: applicationListSearch,
    search: isOffice ? address : { ...address, columns: null },
    choice: CHOICE,
    onColumns: (columns) => update({ columns, page: address.page }),
  });
  const search = useMemo(() => toEffectiveSearch(address, isOffice), [address, isOffice]);
  const rightsOf = useApplicationRights();
  const [deleting, setDeleting] = useState<ApplicationListRow | null>(null);
  const [assigned, setAssigned] = useState<ApplicationListRow | null>(null);
  const assigning = useAssigning('ApplicationStudentStudiesForms', APPLICATIONS_KEY);
  const [notice, setNotice] = useState<string | null>(null);
  const activeFilterCount = applicationListSearch.activeCount({ ...search, columns: null, view: null });
  const applications = useQuery(applicationListQuery(useApi(), search, kept.columns));
  const { pathname, search: query } = useLocation();
  const linkOf = (row: AnyApplicationRow) => ({
    to: applicationView({ formId: row.id }),
    state: atPlace({
      list: `${pathname}${query}`,
      index: search.page * search.pageSize + (applications.data?.value.indexOf(row) ?? 0),
    }),
  });
  const exporting = useApplicationExport(search);
  const selection = useSelection(
    applicationListSearch.format({ ...search, columns: null, view: null, page: 0, pageSize: 10 }).toString(),
  );
  const choice = choiceColumn(applications.data?.value ?? [], selection, {
    header: t('applicationList.choice.header'),
    page: t('applicationList.choice.page'),
    row: (row) => t('applicationList.choice.row', { name: applicantName(row, language) }),
  });

  return (
    <>
      <ListPage
        title={t('applicationList.ApplicationListPage.title')}
        address={applicationListSearch}
        searched={{ set: 'ApplicationStudentStudiesForms', text: search.search }}
        description={t('applicationList.ApplicationListPage.description')}
        // Students have a handful, and all that is kept of them below.
        actions={isOffice && <ExportMenu work={exporting} total={applications.data?.total} />}
        before={isOffice ? undefined : <StudentOverview rightsOf={rightsOf} onDelete={setDeleting} />}
        after={
          isOffice ? (
            applications.data && (
              <ChosenApplications search={search} total={applications.data.total} selection={selection} />
            )
          ) : (
            <DownloadMyData />
          )
        }
        isFilterBehind={!isOffice}
        filters={<ApplicationFilters search={search} isOffice={isOffice} onChange={update} />}
        activeFilterCount={activeFilterCount}
        onClearFilters={clear}
        list={
          kept.isReady ? applications : { ...applications, data: undefined, error: null, isPending: true }
        }
        follows={FOLLOWS}
        page={search.page}
        pageSize={search.pageSize}
        onPage={update}
        failedTitle={t('applicationList.ApplicationListPage.failedTitle')}
        totalText={(total) => t('applicationList.ApplicationListPage.total', { total })}
        notices={
          <>
            {selection.cleared > 0 && (
              <Notice
                text={t('applicationList.ChosenApplications.cleared', { count: selection.cleared })}
                onDismiss={selection.forget}
              />
            )}
            {notice && <Notice text={notice} onDismiss={() => setNotice(null)} />}
            {isOffice && (
              <KeptListBar
                kept={kept}
                columnName={(column) => t(`applicationList.ApplicationTable.${column}`)}
              />
            )}
            {search.officer === 'me' && <DeskNotice />}
            <AssignedNotice assigning={assigning} />
            <ExportNotice work={exporting} />
          </>
        }
      >
        {(rows, isBusy) => (
          <ApplicationTable
            rows={rows}
            isBusy={isBusy}
            rightsOf={rightsOf}
            onDelete={setDeleting}
            linkOf={linkOf}
            choice={isOffice ? choice : undefined}
            onAssign={isOffice ? setAssigned : undefined}
            columns={kept.columns}
            sorting={{ sort: search.sort, onSort: (sort) => update({ sort }) }}
            emptyState={<NoApplications hasFilters={activeFilterCount > 0} onClearFilters={clear} />}
          />
        )}
      </ListPage>
      {assigned && (
        <AssignDialog
          set="ApplicationStudentStudiesForms"
          ids={[assigned.id]}
          onCancel={() => setAssigned(null)}
          onAssign={(items) => {
            setAssigned(null);
            assigning.assign(items);
          }}
        />
      )}
      {deleting && (
        <DeleteApplicationDialog
          application={deleting}
          onClose={(reason) => {
            setDeleting(null);
            setNotice(reason);
          }}
        />
      )}
    </>
  );
}
