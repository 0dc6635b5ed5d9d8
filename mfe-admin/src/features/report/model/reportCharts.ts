import type { ReportRow } from 'shared-contracts/report/report.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { figuresOf, lineName, type Figure, type Words, type DividedReport } from './reportFigures.ts';

/** Lines that a chart draws at most: those with most places. */
export const MOST_BARS = 12;

/** What a chart draws: for each line a bar of each series, with a mark where the year before stood; null for what nobody knows. */
export type Chart = {
  readonly id: 'agreements' | 'places';
  readonly title: string;
  /** What the mark is, for the legend. */
  readonly markText: string;
  readonly series: ReadonlyArray<{ readonly id: Figure; readonly label: string }>;
  readonly groups: ReadonlyArray<{
    readonly id: number;
    readonly label: string;
    readonly bars: ReadonlyArray<{ readonly now: number; readonly before: number }>;
  }>;
};

/** The two charts of a report: agreements, and places. What has neither in both years is left out. */
export function reportCharts(report: DividedReport, words: Words): readonly Chart[] {
  const { t } = words;
  const figures = figuresOf(report);
  const chart = (id: Chart['id'], series: readonly Figure[]): Chart => ({
    id,
    title: t(`report.chart.${id}.${report.by}`, { year: academicYearName(report.year) }),
    markText: report.by === 'year' ? t('report.chart.yearBefore') : academicYearName(report.year - 1),
    series: series.map((figure) => ({ id: figure, label: t(`report.figure.${figure}`) })),
    groups: drawnRows(report, series).map((row, index) => ({
      id: row.id ?? -index - 1,
      label: lineName(report, row, words),
      bars: series.map((figure) => ({ now: row.now[figure] ?? 0, before: row.before[figure] ?? 0 })),
    })),
  });
  return [
    chart('agreements', ['agreements']),
    chart(
      'places',
      figures.filter((figure) => figure !== 'agreements'),
    ),
  ];
}

function drawnRows({ by, rows }: DividedReport, series: readonly Figure[]): readonly ReportRow[] {
  if (by === 'year') return rows;
  const amount = (row: ReportRow) => series.reduce((sum, figure) => sum + (row.now[figure] ?? 0), 0);
  const before = (row: ReportRow) => series.reduce((sum, figure) => sum + (row.before[figure] ?? 0), 0);
  return rows
    .filter((row) => amount(row) + before(row) > 0)
    .toSorted((one, other) => amount(other) - amount(one))
    .slice(0, MOST_BARS);
}
