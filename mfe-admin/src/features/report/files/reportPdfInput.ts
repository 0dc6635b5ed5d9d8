import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { formatDate, formatNumber } from 'shared-ui/core';
import type { ReportPdfInput } from '../document/reportPdfInput.ts';
import { reportCharts } from '../model/reportCharts.ts';
import type { DividedReport, Words } from '../model/reportFigures.ts';
import { writtenTable } from '../model/reportTable.ts';
import { reportNotes, reportSubject, summaryTable } from '../model/reportTexts.ts';
import { drawChart } from '../picture/drawChart.ts';

/** Lines of one table in the document: who wants more of them takes the Excel file. */
const MOST_LINES = 60;
/** Width of charts, in pixels: with it their letters are as large as those of the tables. */
const CHART_WIDTH = 760;

/** What the document says, without whose it is. */
export function reportPdfInput(
  reports: readonly DividedReport[],
  words: Words,
  now: Date,
): Omit<ReportPdfInput, 'letterhead' | 'colours'> {
  const { t, tag } = words;
  const [first] = reports;
  if (first === undefined) throw new Error('A document has one part at least');
  const title = t('report.pdf.title', { year: academicYearName(first.year) });
  return {
    tag,
    madeAt: now.toISOString(),
    title,
    subtitle: reportSubject(first, words),
    footer: `${title} · ${t('report.pdf.made', { date: formatDate(now.toISOString(), tag) })}`,
    summaryTitle: t('report.summary.title'),
    summary: summaryTable(first, words),
    notesTitle: t('report.notes.title'),
    notes: [...new Set(reports.flatMap((report) => reportNotes(report, words)))],
    parts: reports.map((report) => ({
      id: report.by,
      title: t(`report.table.${report.by}`, { year: academicYearName(report.year) }),
      text: partText(report, words),
      pictures: reportCharts(report, words)
        .filter(({ groups }) => groups.length > 0)
        .map((chart) =>
          drawChart(chart, {
            width: CHART_WIDTH,
            hasTitle: true,
            format: (value) => formatNumber(value, tag),
          }),
        ),
      table: writtenTable(report, words, MOST_LINES),
    })),
    empty: t('report.nothing'),
  };
}

function partText({ rows, by, year }: DividedReport, { t, tag }: Words): string {
  const brackets =
    by === 'year' ? t('report.bracketsYear') : t('report.brackets', { year: academicYearName(year - 1) });
  if (rows.length <= MOST_LINES) return brackets;
  return `${brackets} ${t('report.pdf.cut', { most: formatNumber(MOST_LINES, tag), all: formatNumber(rows.length, tag) })}`;
}
