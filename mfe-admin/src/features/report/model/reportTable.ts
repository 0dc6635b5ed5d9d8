import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { ComparedFigures } from 'shared-contracts/report/report.ts';
import type { Row } from 'shared-sheet/page';
import { formatNumber } from 'shared-ui/core';
import {
  differenceOf,
  figuresOf,
  formatDifference,
  lineName,
  type Words,
  type DividedReport,
} from './reportFigures.ts';

/** A table of the report in words: first column names, the others numbers with the difference from the year before in brackets. */
export type WrittenTable = {
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
  /** Of all together; null where the lines are years. */
  readonly total: readonly string[] | null;
};

/** - most: lines that it has at most */
export function writtenTable(
  report: DividedReport,
  words: Words,
  most = Number.POSITIVE_INFINITY,
): WrittenTable {
  const { t } = words;
  const figures = figuresOf(report);
  const numbers = (compared: ComparedFigures) => figures.map((figure) => written(compared, figure, words));
  return {
    columns: [t(`report.head.${report.by}`), ...figures.map((figure) => t(`report.figure.${figure}`))],
    rows: report.rows.slice(0, most).map((row) => [lineName(report, row, words), ...numbers(row)]),
    total: report.by === 'year' ? null : [t('report.total'), ...numbers(report.total)],
  };
}

function written(
  compared: ComparedFigures,
  figure: Parameters<typeof differenceOf>[1],
  { tag }: Words,
): string {
  const [now, difference] = [compared.now[figure], differenceOf(compared, figure)];
  if (now === null) return '–';
  return difference === null
    ? formatNumber(now, tag)
    : `${formatNumber(now, tag)} (${formatDifference(difference, tag)})`;
}

/** Heads of a table as a sheet: the name, codes where there are any, and each figure of the year, of the one before, and their difference. */
export function sheetHeads(report: DividedReport, { t }: Words): readonly string[] {
  const { year, by } = report;
  const [now, before] =
    by === 'year'
      ? [t('report.sheet.year'), t('report.sheet.yearBefore')]
      : [academicYearName(year), academicYearName(year - 1)];
  return [
    t(`report.head.${by}`),
    ...(hasCodes(report) ? [t(`report.code.${by}`)] : []),
    ...figuresOf(report).flatMap((figure) => {
      const name = t(`report.figure.${figure}`);
      return [
        t('report.sheet.of', { figure: name, year: now }),
        t('report.sheet.of', { figure: name, year: before }),
        t('report.sheet.difference', { figure: name }),
      ];
    }),
  ];
}

/** Lines of a table as cells under {@link sheetHeads}, numbers as numbers; that of all together comes last. */
export function sheetRows(report: DividedReport, words: Words): readonly Row[] {
  const figures = figuresOf(report);
  const numbers = (compared: ComparedFigures) =>
    figures.flatMap((figure) => [
      compared.now[figure],
      compared.before[figure],
      differenceOf(compared, figure),
    ]);
  const isCoded = hasCodes(report);
  const lines = report.rows.map((row): Row => {
    const name = isCoded ? lineName(report, { ...row, code: null }, words) : lineName(report, row, words);
    return [name, ...(isCoded ? [row.code] : []), ...numbers(row)];
  });
  if (report.by === 'year') return lines;
  return [...lines, [words.t('report.total'), ...(isCoded ? [null] : []), ...numbers(report.total)]];
}

function hasCodes({ by }: DividedReport): boolean {
  return by === 'partner' || by === 'field' || by === 'broadField';
}
