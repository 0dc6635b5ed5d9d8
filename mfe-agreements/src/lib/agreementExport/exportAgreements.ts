import { agreementExportRow } from 'shared-contracts/agreements/entities/agreementExportRow.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { filter, type Api, type Filter } from 'shared-client';
import type { ExportedFile, ExportWork } from 'shared-record/pages';
import { createSheet, fileName, readAllRows } from 'shared-sheet/page';
import { agreementHeads, toAgreementRow, type Translate } from './agreementColumns.ts';

/** Ids that one question may name; a filter has 100 comparisons at most. */
const IDS_OF_A_QUESTION = 50;

/**
 * Which agreements are exported: all that match a filter and what is searched for, or some by their ids.
 *
 * - ids: those that are gone, or that the person may not see, are left out
 */
export type WantedAgreements =
  | { readonly filter: Filter | undefined; readonly search?: string | undefined }
  | { readonly ids: readonly number[] };

type Words = { readonly api: Api; readonly t: Translate; readonly language: Language };

/**
 * Makes a file of agreements with the columns of the list, in the language of the page; undefined when there is none.
 *
 * Throws ApiError, the signal's reason, or Error when the file could not be written.
 */
export async function exportAgreements(
  wanted: WantedAgreements,
  { api, t, language }: Words,
  { format, signal, onProgress }: ExportWork,
): Promise<ExportedFile | undefined> {
  const today = new Date();
  const title = t('agreementExport.title');
  const sheet = createSheet(title, agreementHeads(t));
  for (const part of partsOf(wanted)) {
    const asked = { filter: part, search: 'ids' in wanted ? undefined : wanted.search, signal };
    for await (const { rows, total } of readAllRows(api, agreementExportRow, asked)) {
      sheet.add(rows.map((row) => toAgreementRow(row, { t, language, today })));
      onProgress(sheet.count(), 'ids' in wanted ? wanted.ids.length : total);
    }
  }
  if (sheet.count() === 0) return undefined;
  const content = await sheet.write(format, signal);
  return {
    name: fileName(`${title} ${universityDay(today)}`, format, 'agreements'),
    content,
    count: sheet.count(),
  };
}

function partsOf(wanted: WantedAgreements): ReadonlyArray<Filter | undefined> {
  if ('filter' in wanted) return [wanted.filter];
  const parts = Math.ceil(wanted.ids.length / IDS_OF_A_QUESTION);
  return Array.from({ length: parts }, (_, part) =>
    filter.anyOf('id', wanted.ids.slice(part * IDS_OF_A_QUESTION, (part + 1) * IDS_OF_A_QUESTION)),
  );
}
