import { furtherApplicationRow } from 'shared-contracts/applications/entities/furtherApplicationRow.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Api, ListQuery } from 'shared-client';
import type { ExportedFile, ExportWork } from 'shared-record/pages';
import { createSheet, fileName, readAllRows } from 'shared-sheet/page';
import { applicationHeads, toApplicationRow, type Translate } from './applicationColumns.ts';

type Words = { readonly api: Api; readonly t: Translate; readonly language: Language };

/**
 * Makes a file of the applications that match, with the columns of the list and where the students wish to go, the latest first, in the language of the page; undefined when there is none.
 *
 * Throws ApiError, the signal's reason, or Error when the file could not be written.
 */
export async function exportApplications(
  wanted: Pick<ListQuery, 'filter' | 'search'>,
  { api, t, language }: Words,
  { format, signal, onProgress }: ExportWork,
): Promise<ExportedFile | undefined> {
  const title = t('applicationList.export.title');
  const sheet = createSheet(title, applicationHeads(t));
  const all = { ...wanted, isDescending: true, signal };
  for await (const { rows, total } of readAllRows(api, furtherApplicationRow, all)) {
    sheet.add(rows.map((row) => toApplicationRow(row, { t, language })));
    onProgress(sheet.count(), total);
  }
  if (sheet.count() === 0) return undefined;
  const name = fileName(`${title} ${universityDay(new Date())}`, format, 'applications');
  return { name, content: await sheet.write(format, signal), count: sheet.count() };
}
