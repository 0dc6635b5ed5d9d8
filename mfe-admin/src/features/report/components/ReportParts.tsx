import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { formatNumber, makeStyles, tokens, useLanguage, useTranslation, useUniversity } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { reportCharts, MOST_BARS } from '../model/reportCharts.ts';
import type { ReportSearch } from '../model/reportSearch.ts';
import type { FileMaker } from '../useTakenFile.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ReportPart, type PartFormat } from './ReportPart.tsx';
import { FIRST_LINES, ReportTable } from './ReportTable.tsx';
import type { DividedReport } from '../model/reportFigures.ts';

type ReportPartsProps = {
  readonly report: DividedReport;
  readonly search: ReportSearch;
  readonly isBusy: boolean;
  readonly files: { readonly busy: string | null; readonly take: (id: string, make: FileMaker) => void };
  readonly onChange: (change: Partial<ReportSearch>) => void;
};

/** Charts and table of a report that is divided in one way. */
export function ReportParts({ report, search, isBusy, files, onChange }: ReportPartsProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const university = useUniversity();
  const words = { t, language, tag };
  const { by, year, rows } = report;
  const title = t(`report.table.${by}`, { year: academicYearName(year) });
  const brackets =
    by === 'year' ? t('report.bracketsYear') : t('report.brackets', { year: academicYearName(year - 1) });
  const isWhole = search.lines === 'all';
  const take = (id: string, format: PartFormat) =>
    files.take(id, async (signal) => {
      const makers = await import('../files/partFile.ts');
      return makers.partFile(report, { id, format, words, isWhole, university, signal });
    });
  return (
    <div className={styles.parts}>
      <div className={styles.charts}>
        {reportCharts(report, words)
          .filter(({ groups }) => groups.length > 0)
          .map((chart) => (
            <ReportPart
              key={chart.id}
              title={chart.title}
              name={chart.id}
              {...(rows.length > MOST_BARS && {
                text: t('report.chart.most', {
                  most: formatNumber(MOST_BARS, tag),
                  all: formatNumber(rows.length, tag),
                }),
              })}
              isBusy={isBusy || files.busy === chart.id}
              onTake={(format) => take(chart.id, format)}
            >
              <ChartDrawing chart={chart} />
            </ReportPart>
          ))}
      </div>
      <ReportPart
        title={title}
        name="table"
        {...(by === 'year' || rows.length <= FIRST_LINES ? {} : { text: t('report.ReportTable.order') })}
        isBusy={isBusy || files.busy === 'table'}
        onTake={(format) => take('table', format)}
      >
        <ReportTable
          report={report}
          caption={`${title}. ${brackets}`}
          isWhole={isWhole}
          isBusy={isBusy}
          onWhole={() => onChange({ lines: 'all' })}
        />
      </ReportPart>
    </div>
  );
}

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
});
