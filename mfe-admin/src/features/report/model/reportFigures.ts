import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type {
  ComparedFigures,
  Report,
  ReportGrouping,
  ReportFigures,
  ReportRow,
} from 'shared-contracts/report/report.ts';
import type { Language, LanguageTag } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';

/** Gives the text of a key of this module, with the values that stand in it. */
type Translate = (key: string, ...values: [] | [Readonly<Record<string, string | number>>]) => string;
export type Words = { readonly t: Translate; readonly language: Language; readonly tag: LanguageTag };

/** A report that is divided as it was asked for. */
export type DividedReport = Omit<Report, 'by'> & { readonly by: ReportGrouping };

export const FIGURES = ['agreements', 'outgoing', 'used', 'incoming'] as const;
export type Figure = (typeof FIGURES)[number];

/** The figures that a report has: how many places are used nobody knows of every kind. */
export function figuresOf({ total }: Pick<DividedReport, 'total'>): readonly Figure[] {
  return FIGURES.filter((figure) => total.now[figure] !== null);
}

/** Names a line: a year, a partner or country, a field with its code. */
export function lineName({ by }: Pick<DividedReport, 'by'>, row: ReportRow, { t, language }: Words): string {
  if (row.id === null) return t(`report.none.${by}`);
  if (by === 'year') return academicYearName(row.id);
  const name = nameIn(row, language) || String(row.id);
  return by === 'partner' || row.code === null ? name : `${row.code} ${name}`;
}

/** What is more or less than in the year before; null for what nobody knows. */
export function differenceOf({ now, before }: ComparedFigures, figure: Figure): number | null {
  const [one, other] = [now[figure], before[figure]];
  return one === null || other === null ? null : one - other;
}

/** Tells whether nothing at all was counted. */
export function isNothing(figures: ReportFigures): boolean {
  return FIGURES.every((figure) => (figures[figure] ?? 0) === 0);
}

/** Formatters are made once: a table asks for them in each cell. */
const signed = new Map<LanguageTag, Intl.NumberFormat>();

/** Writes a difference with its sign: `+12`, `−3`, `0`. */
export function formatDifference(difference: number, tag: LanguageTag): string {
  const formatter = signed.get(tag) ?? new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' });
  signed.set(tag, formatter);
  return formatter
    .formatToParts(difference)
    .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
    .join('');
}
