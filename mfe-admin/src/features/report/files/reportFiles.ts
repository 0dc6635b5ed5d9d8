import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { createSheet, fileName } from 'shared-sheet/page';
import type { Words, DividedReport } from '../model/reportFigures.ts';
import { sheetHeads, sheetRows } from '../model/reportTable.ts';
import { kindText } from '../model/reportTexts.ts';
import type { Colours } from '../picture/colours.ts';
import type { Picture } from '../picture/picture.ts';
import { toPng } from '../picture/toPng.ts';
import { toSvg } from '../picture/toSvg.ts';

export type MadeFile = { readonly name: string; readonly content: Blob };

/** Writes a picture as a file. */
export async function pictureFile(
  picture: Picture,
  format: 'svg' | 'png',
  colours: Colours,
): Promise<MadeFile> {
  const svg = toSvg(picture, colours);
  const content = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg, picture);
  return { name: fileName(picture.title, format, 'report'), content };
}

/** Writes tables as an Excel file, one on each sheet. */
export async function sheetFile(
  title: string,
  reports: readonly DividedReport[],
  words: Words,
  signal: AbortSignal,
): Promise<MadeFile> {
  const [first, ...others] = reports;
  if (first === undefined) throw new Error('A file has one table at least');
  const nameOf = ({ by }: DividedReport) => words.t(`report.tab.${by}`);
  const sheet = createSheet(nameOf(first), sheetHeads(first, words));
  sheet.add(sheetRows(first, words));
  for (const report of others)
    sheet.addSheet(nameOf(report), sheetHeads(report, words)).add(sheetRows(report, words));
  return { name: fileName(title, 'xlsx', 'report'), content: await sheet.write('xlsx', signal) };
}

/** What a file of a whole report is called by. */
export function reportFileTitle({ year, kind }: Pick<DividedReport, 'year' | 'kind'>, words: Words): string {
  return `${words.t('report.ReportPage.title')} ${academicYearName(year)} ${kindText(kind, words)}`;
}
