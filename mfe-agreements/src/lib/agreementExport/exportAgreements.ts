import { agreementExportRow } from 'shared-contracts/agreements/entities/agreementExportRow.ts';
import { furtherListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { pickReadable } from 'shared-contracts/members/reply/pick.ts';
import { listOfficers, readCurrentOfficers } from 'shared-contracts/officers/officerCalls.ts';
import type { Language, LanguageTag } from 'shared-contracts/text/language.ts';
import { filter, type Api, type Filter, type ListQuery, type SendCall } from 'shared-client';
import type { ExportedFile, ExportWork } from 'shared-record/pages';
import { createSheet, fileName, readAllRows, type Cell } from 'shared-sheet/page';
import { needFurtherRow } from '../agreementList/agreementColumns.ts';
import { agreementHeads, toAgreementRow, type Translate } from './agreementColumns.ts';

/** Ids that one question may name; a filter has 100 comparisons at most. */
const IDS_OF_A_QUESTION = 50;
/** Ids of one question for their order. */
const ORDERED_IDS = 5000;
const agreementId = pickReadable(AGREEMENT, ['id']);

/**
 * Which agreements are exported: all that the list finds, or some of them by their ids.
 *
 * - ids: those that are gone, or that the person may not see, are left out
 * - columns: those that the list shows; null for the documents'
 */
export type WantedAgreements = {
  readonly list: ListQuery;
  readonly ids?: readonly number[] | undefined;
  readonly columns: readonly string[] | null;
};

type Words = {
  readonly api: Api;
  readonly call: SendCall;
  readonly t: Translate;
  readonly language: Language;
  readonly tag: LanguageTag;
};

/**
 * Makes a file of agreements in the order of the list and the language of the page; undefined when there is none.
 *
 * Throws ApiError, the signal's reason, or Error when the file could not be written.
 */
export async function exportAgreements(
  wanted: WantedAgreements,
  words: Words,
  { format, signal, onProgress }: ExportWork,
): Promise<ExportedFile | undefined> {
  const { api, t } = words;
  const { list, ids, columns } = wanted;
  const today = new Date();
  const title = t('agreementExport.title');
  const officersOf = columns?.includes('officer') === true ? await officerNames(words, signal) : undefined;
  const asked = columns !== null && needFurtherRow(columns) ? furtherListRow : agreementExportRow;
  const read: { readonly id: number; readonly cells: readonly Cell[] }[] = [];
  for (const part of partsOf(wanted)) {
    const search = ids === undefined ? list.search : undefined;
    for await (const { rows, total } of readAllRows(api, asked, { filter: part, search, signal })) {
      const officers = await officersOf?.(rows.map(({ id }) => id));
      for (const row of rows) {
        const facts = { ...words, today, officer: officers?.get(row.id) };
        read.push({ id: row.id, cells: toAgreementRow(row, facts, columns) });
      }
      onProgress(read.length, ids?.length ?? total);
    }
  }
  if (read.length === 0) return undefined;
  const places = await readPlaces(list, api, signal);
  // Rows that came or changed meanwhile are last, in the order of their ids.
  const placeOf = (id: number) => places?.get(id) ?? Number.MAX_SAFE_INTEGER;
  const sheet = createSheet(title, agreementHeads(t, columns));
  sheet.add(read.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)).map(({ cells }) => cells));
  const content = await sheet.write(format, signal);
  return {
    name: fileName(`${title} ${universityDay(today)}`, format, 'agreements'),
    content,
    count: sheet.count(),
  };
}

function partsOf({ list, ids }: WantedAgreements): ReadonlyArray<Filter | undefined> {
  if (ids === undefined) return [list.filter];
  const parts = Math.ceil(ids.length / IDS_OF_A_QUESTION);
  return Array.from({ length: parts }, (_, part) =>
    filter.anyOf('id', ids.slice(part * IDS_OF_A_QUESTION, (part + 1) * IDS_OF_A_QUESTION)),
  );
}

/** Reads which place each agreement has in the list; undefined where that is the order of the ids. */
async function readPlaces(list: ListQuery, api: Api, signal: AbortSignal) {
  if (list.orderBy === 'id') return undefined;
  const places = new Map<number, number>();
  for (let skip = 0; ; skip += ORDERED_IDS) {
    const { value, total } = await api.list(agreementId, { ...list, top: ORDERED_IDS, skip }, { signal });
    for (const { id } of value) places.set(id, places.size);
    if (value.length === 0 || skip + ORDERED_IDS >= total) return places;
  }
}

async function officerNames({ call }: Words, signal: AbortSignal) {
  const people = await call(listOfficers, { signal });
  const names = new Map(people.value.map(({ id, name }) => [id, name]));
  return async (ids: readonly number[]) => {
    const body = { set: 'MobilityAgreements' as const, ids: [...ids] };
    const { value } = await call(readCurrentOfficers, { body, signal });
    return new Map(value.map(({ id, officer }) => [id, officer === null ? undefined : names.get(officer)]));
  };
}
