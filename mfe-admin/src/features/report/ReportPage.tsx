import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { REPORT_GROUPINGS } from 'shared-contracts/report/report.ts';
import { useCall, useQuery } from 'shared-client';
import { ListFollower } from 'shared-record/pages';
import {
  Button,
  EmptyState,
  ErrorState,
  errorReference,
  LoadingState,
  Page,
  Tabs,
  useLanguage,
  useTranslation,
  useUniversity,
} from 'shared-ui/core';
import { ActionMenu, useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { readReportBy, REPORT_KEY, reportQuery } from './api/report.queries.ts';
import { ReportFilters } from './components/ReportFilters.tsx';
import { ReportNotes } from './components/ReportNotes.tsx';
import { ReportParts } from './components/ReportParts.tsx';
import { ReportTotals } from './components/ReportTotals.tsx';
import { isNothing } from './model/reportFigures.ts';
import { reportSearch } from './model/reportSearch.ts';
import { reportSubject } from './model/reportTexts.ts';
import { useTakenFile } from './useTakenFile.ts';

const FOLLOWED = ['MobilityAgreements', 'ApplicationStudentStudiesForms'] as const;

/** Numbers of an academic year beside those of the year before, to be taken along (`/report`), for the office. */
export default function ReportPage() {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const university = useUniversity();
  const call = useCall();
  const [search, update] = useListSearch(reportSearch);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(reportQuery(call, search));
  const files = useTakenFile();
  const words = { t, language, tag };
  const readAll = (signal: AbortSignal) =>
    Promise.all(REPORT_GROUPINGS.map((by) => readReportBy(call, search, by, signal)));
  const takePdf = () =>
    files.take('pdf', async (signal) => {
      const [reports, { reportPdfFile }] = await Promise.all([
        readAll(signal),
        import('./files/reportPdfFile.ts'),
      ]);
      return reportPdfFile(reports, { words, university, signal, now: new Date() });
    });
  const takeSheets = () =>
    files.take('xlsx', async (signal) => {
      const [reports, { reportFileTitle, sheetFile }] = await Promise.all([
        readAll(signal),
        import('./files/reportFiles.ts'),
      ]);
      const [first] = reports;
      const title = first === undefined ? '' : reportFileTitle(first, words);
      return sheetFile(title, reports, words, signal);
    });
  const isEmpty = data !== undefined && isNothing(data.total.now) && isNothing(data.total.before);
  const { present } = data ?? {};
  return (
    <Page
      title={t('report.ReportPage.title')}
      description={data === undefined ? t('report.ReportPage.description') : reportSubject(data, words)}
      actions={
        <ActionMenu
          label={t('report.ReportPage.take')}
          icon="export"
          isBusy={files.busy === 'pdf' || files.busy === 'xlsx'}
          disabledReason={isEmpty ? t('report.ReportPage.nothingToTake') : undefined}
          actions={[
            { id: 'pdf', label: t('report.ReportPage.pdf'), onChoose: takePdf },
            { id: 'xlsx', label: t('report.ReportPage.xlsx'), onChoose: takeSheets },
          ]}
        />
      }
    >
      <ListFollower sets={FOLLOWED} queryKey={REPORT_KEY} />
      <ReportFilters search={search} report={data} onChange={update} />
      {error !== null && (
        <ErrorState
          title={t('report.ReportPage.failed')}
          message={t(data ? 'report.ReportPage.outdated' : 'report.ReportPage.failedText')}
          reference={errorReference(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && error === null && <LoadingState />}
      {data !== undefined && isEmpty && (
        <EmptyState
          icon="report"
          title={t('report.ReportPage.empty', { year: academicYearName(data.year) })}
          text={t('report.ReportPage.emptyText', {
            year: academicYearName(data.year),
            before: academicYearName(data.year - 1),
          })}
          {...(present !== undefined &&
            present !== data.year && {
              action: (
                <Button onClick={() => update({ year: null })}>
                  {t('report.ReportPage.present', { year: academicYearName(present) })}
                </Button>
              ),
            })}
        />
      )}
      {data !== undefined && !isEmpty && (
        <>
          <ReportTotals report={data} />
          <Tabs
            label={t('report.ReportPage.by')}
            tabs={REPORT_GROUPINGS.map((id) => ({ id, label: t(`report.tab.${id}`) }))}
            selected={search.by}
            onSelect={(by) => update({ by, lines: null })}
          >
            {/* What was divided otherwise is no answer, and would be taken along as one. */}
            {data.by === search.by ? (
              <ReportParts
                report={data}
                search={search}
                isBusy={isPlaceholderData}
                files={files}
                onChange={update}
              />
            ) : (
              <LoadingState />
            )}
          </Tabs>
          <ReportNotes report={data} />
        </>
      )}
    </Page>
  );
}
