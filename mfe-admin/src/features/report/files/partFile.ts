import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { University } from 'shared-contracts/portal/university.ts';
import { formatDate, formatNumber } from 'shared-ui/core';
import { CHARTS, slideChart } from '../model/reportCharts.ts';
import type { Words, DividedReport } from '../model/reportFigures.ts';
import { writtenTable } from '../model/reportTable.ts';
import { coloursOn } from '../picture/colours.ts';
import { drawSlide } from '../picture/drawSlide.ts';
import { drawTable } from '../picture/drawTable.ts';
import type { Picture } from '../picture/picture.ts';
import { type MadeFile, pictureFile, sheetFile } from './reportFiles.ts';

/** Lines of a table in a picture: a longer one nobody can put on a slide. */
const MOST_LINES = 100;
const FIRST_LINES = 25;

type Wanted = {
  /** `table`, or the id of a chart. */
  readonly id: string;
  readonly format: 'svg' | 'png' | 'xlsx';
  readonly words: Words;
  /** All lines of the table are shown. */
  readonly isWhole: boolean;
  readonly university: University | undefined;
  readonly signal: AbortSignal;
};

/** Makes the file of a chart or a table. Throws what `createSheet` and `toPng` reject with. */
export async function partFile(report: DividedReport, wanted: Wanted): Promise<MadeFile> {
  const { format, words, university, signal } = wanted;
  const { by, year } = report;
  const title = words.t(`report.table.${by}`, { year: academicYearName(year) });
  if (format === 'xlsx') return sheetFile(title, [report], words, signal);
  return pictureFile(partPicture(report, title, wanted), format, coloursOn(university?.brand));
}

function partPicture(report: DividedReport, title: string, wanted: Wanted): Picture {
  const { id, words, isWhole, university } = wanted;
  const { t, tag } = words;
  const chartId = CHARTS.find((one) => one === id);
  if (chartId !== undefined) {
    const chart = slideChart(report, chartId, words);
    const source = [
      university?.name[tag],
      t('report.slide.source'),
      formatDate(new Date().toISOString(), tag),
    ];
    return drawSlide(chart, {
      footer: [...source, chart.note].filter(Boolean).join(' · '),
      format: (value) => formatNumber(value, tag),
    });
  }
  const { by, year, rows } = report;
  const most = isWhole ? MOST_LINES : FIRST_LINES;
  const brackets =
    by === 'year' ? t('report.bracketsYear') : t('report.brackets', { year: academicYearName(year - 1) });
  const note =
    rows.length <= most
      ? brackets
      : `${brackets} ${t('report.pdf.cut', { most: formatNumber(most, tag), all: formatNumber(rows.length, tag) })}`;
  return drawTable(title, writtenTable(report, words, most), note);
}
