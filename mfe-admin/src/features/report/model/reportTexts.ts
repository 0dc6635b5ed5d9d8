import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { placeKindText } from 'shared-contracts/places/placeTerms.ts';
import { formatNumber } from 'shared-ui/core';
import {
  differenceOf,
  figuresOf,
  formatDifference,
  type Words,
  type DividedReport,
} from './reportFigures.ts';
import type { WrittenTable } from './reportTable.ts';

/** Says what the report is of: an academic year, and the places that are counted. */
export function reportSubject({ year, kind }: Pick<DividedReport, 'year' | 'kind'>, words: Words): string {
  return words.t('report.subject', { year: academicYearName(year), kind: kindText(kind, words) });
}

/** Names what places are counted of. */
export function kindText(kind: string, { t, tag }: Words): string {
  return kind === '' || kind === 'all' ? t('report.allKinds') : placeKindText(kind, tag);
}

/** Says how the figures were counted, one thing in each sentence. */
export function reportNotes(report: DividedReport, { t, tag }: Words): readonly string[] {
  const { elsewhere, by } = report;
  return [
    t('report.notes.agreements'),
    t('report.notes.places'),
    t(figuresOf(report).includes('used') ? 'report.notes.used' : 'report.notes.noUse'),
    ...(elsewhere === null || elsewhere === 0
      ? []
      : [t('report.notes.elsewhere', { count: elsewhere, figure: formatNumber(elsewhere, tag) })]),
    t('report.notes.incoming'),
    ...(by === 'year' ? [] : [t(`report.notes.by.${by}`)]),
  ];
}

/** The figures of all together, each in a row beside the year before. */
export function summaryTable(report: DividedReport, { t, tag }: Words): WrittenTable {
  const { year, total } = report;
  return {
    columns: [
      t('report.summary.figure'),
      academicYearName(year),
      academicYearName(year - 1),
      t('report.summary.difference'),
    ],
    rows: figuresOf(report).map((figure) => [
      t(`report.figure.${figure}`),
      formatNumber(total.now[figure] ?? 0, tag),
      formatNumber(total.before[figure] ?? 0, tag),
      formatDifference(differenceOf(total, figure) ?? 0, tag),
    ]),
    total: null,
  };
}
