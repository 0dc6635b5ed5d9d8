import type { ReportFigures, ReportRow } from 'shared-contracts/report/report.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { figuresOf, lineName, type Figure, type Words, type DividedReport } from './reportFigures.ts';

/** Lines that a chart draws at most: those with most places. */
export const MOST_BARS = 12;
/** Lines of a slide at most, without that of the others. */
export const MOST_ON_SLIDE = 10;

/** Where no place counts in two lines. */
const ADD_UP: ReadonlySet<DividedReport['by']> = new Set(['country', 'partner']);
export const CHARTS = ['agreements', 'places'] as const;

/** What a chart draws: for each line a bar of each series, with a mark where the year before stood; null for what nobody knows. */
export type Chart = {
  readonly id: (typeof CHARTS)[number];
  readonly title: string;
  /** What the mark is, for the legend. */
  readonly markText: string;
  /** What is not drawn. */
  readonly note?: string;
  readonly series: ReadonlyArray<{ readonly id: Figure; readonly label: string }>;
  readonly groups: ReadonlyArray<{
    readonly id: number;
    readonly label: string;
    /** What is left over, together. */
    readonly isOthers?: boolean;
    readonly bars: ReadonlyArray<{ readonly now: number; readonly before: number }>;
  }>;
};

/** The two charts of a report: agreements, and places. What has neither in both years is left out. */
export function reportCharts(report: DividedReport, words: Words): readonly Chart[] {
  return CHARTS.map((id) => chartOf(id, seriesOf(id, report), report, words));
}

/** A chart as a slide shows it: the largest lines of this year, and the others together where lines add up. */
export function slideChart(report: DividedReport, id: Chart['id'], words: Words): Chart {
  const series = seriesOf(id, report).filter((figure) =>
    report.rows.some(({ now }) => (now[figure] ?? 0) > 0),
  );
  // Whose only numbers are of the year before has no bar of this one: its marks are drawn as on the page.
  if (series.length === 0) return chartOf(id, seriesOf(id, report), report, words);
  const rows = report.rows.filter(({ now }) => amountOf(now, series) > 0);
  if (report.by === 'year') return chartOf(id, series, { ...report, rows }, words);
  const sorted = rows.toSorted((one, other) => amountOf(other.now, series) - amountOf(one.now, series));
  const largest = chartOf(id, series, { ...report, rows: sorted.slice(0, MOST_ON_SLIDE) }, words);
  const others = sorted.slice(MOST_ON_SLIDE);
  if (others.length === 0) return largest;
  if (!ADD_UP.has(report.by)) {
    const values = { most: MOST_ON_SLIDE, all: sorted.length };
    return { ...largest, note: words.t('report.slide.most', values) };
  }
  const sum = (year: 'now' | 'before', figure: Figure) =>
    others.reduce((all, row) => all + (row[year][figure] ?? 0), 0);
  const group = {
    id: 0,
    label: words.t(`report.slide.others.${report.by}`, { count: others.length }),
    isOthers: true,
    bars: series.map((figure) => ({ now: sum('now', figure), before: sum('before', figure) })),
  };
  return { ...largest, groups: [...largest.groups, group] };
}

function seriesOf(id: Chart['id'], report: DividedReport): readonly Figure[] {
  return figuresOf(report).filter((figure) => (figure === 'agreements') === (id === 'agreements'));
}

function chartOf(id: Chart['id'], series: readonly Figure[], report: DividedReport, words: Words): Chart {
  const { t } = words;
  return {
    id,
    title: t(`report.chart.${id}.${report.by}`, { year: academicYearName(report.year) }),
    markText: report.by === 'year' ? t('report.chart.yearBefore') : academicYearName(report.year - 1),
    series: series.map((figure) => ({ id: figure, label: t(`report.figure.${figure}`) })),
    groups: drawnRows(report, series).map((row, index) => ({
      id: row.id ?? -index - 1,
      label: lineName(report, row, words),
      bars: series.map((figure) => ({ now: row.now[figure] ?? 0, before: row.before[figure] ?? 0 })),
    })),
  };
}

function drawnRows({ by, rows }: DividedReport, series: readonly Figure[]): readonly ReportRow[] {
  if (by === 'year') return rows;
  return rows
    .filter(({ now, before }) => amountOf(now, series) + amountOf(before, series) > 0)
    .toSorted((one, other) => amountOf(other.now, series) - amountOf(one.now, series))
    .slice(0, MOST_BARS);
}

function amountOf(figures: ReportFigures, series: readonly Figure[]): number {
  return series.reduce((sum, figure) => sum + (figures[figure] ?? 0), 0);
}
