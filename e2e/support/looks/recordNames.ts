import type { Page } from '@playwright/test';
import { callApi, readRows } from '../records/dataApi.ts';

/** Names of a record in both languages, which differ. - isInSentences: long enough to be looked for within texts */
export type RecordNames = { readonly en: string; readonly el: string; readonly isInSentences: boolean };

/** Sets whose records have a name in both languages, with its members. */
const NAMED_SETS = [
  ['MobilityInstitutions', 'name', 'nameGR'],
  ['MobilityDepartments', 'name', 'nameGR'],
  ['MobilityCountries', 'countryName', 'countryNameGR'],
  ['MobilitySubjectAreas', 'name', 'nameGR'],
  ['MobilityLanguages', 'name', 'nameGR'],
] as const;
const ROWS_OF_A_CALL = 500;
const MOST_ROWS = 10_000;

/** What stands between the parts of a text; a comma is also within the names of programmes that students type. */
const PARTS = /[·;:()–\n]/;

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Gives Greek names to the departments and to the institutions of agreements and factsheets that have none. */
export async function addGreekNames(page: Page): Promise<void> {
  const agreements = await readAll(page, 'MobilityAgreements', { $select: 'id', $expand: 'institutions' });
  const factsheets = await readAll(page, 'MobilityFactsheets', { $select: 'id', $expand: 'institution' });
  const institutions = [
    ...agreements.flatMap((row) => row['institutions'] as readonly Row[]),
    ...factsheets.map((row) => row['institution'] as Row),
  ];
  const departments = await readAll(page, 'MobilityDepartments', {});
  for (const [set, rows] of [
    ['MobilityInstitutions', institutions],
    ['MobilityDepartments', departments],
  ] as const) {
    const unnamed = new Map(rows.filter(({ nameGR }) => !nameGR).map((row) => [row.id, row]));
    for (const [id, { name, dateModified }] of unnamed)
      await callApi(page, 'POST', `/${set}/${id}`, {
        id,
        name,
        dateModified,
        nameGR: `Ελληνικό όνομα ${id}`,
      });
  }
}

/** Reads the names of all records whose English and Greek names differ. */
export async function readRecordNames(page: Page): Promise<readonly RecordNames[]> {
  const names: RecordNames[] = [];
  for (const [set, english, greek] of NAMED_SETS) {
    const filter = set === 'MobilityInstitutions' && { $filter: `${greek} ne null` };
    for (const row of await readAll(page, set, { $select: `id,${english},${greek}`, ...filter })) {
      const { [english]: en, [greek]: el } = row;
      if (typeof en === 'string' && typeof el === 'string' && en !== el)
        names.push({ en, el, isInSentences: set === 'MobilityInstitutions' });
    }
  }
  return names;
}

async function readAll(
  page: Page,
  set: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let skip = 0; skip < MOST_ROWS; skip += ROWS_OF_A_CALL) {
    const part = { $orderby: 'id', $top: String(ROWS_OF_A_CALL), $skip: String(skip) };
    const { value, total } = await readRows<Row>(page, set, { ...query, ...part });
    rows.push(...value);
    if (rows.length >= total) return rows;
  }
  throw new Error(`${set} has more than ${MOST_ROWS} records.`);
}

/** Finds texts in the main part of a page that have the name of a record in a language. */
export async function namesOnPage(
  page: Page,
  records: readonly RecordNames[],
  language: 'en' | 'el',
): Promise<readonly string[]> {
  const texts = await page.locator('main').evaluate((main) => {
    const shown: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility() === true) shown.push(textContent ?? '');
    }
    for (const field of main.querySelectorAll('input')) if (field.checkVisibility()) shown.push(field.value);
    return shown;
  });
  const names = new Set(records.map((record) => record[language]));
  const inSentences = records.filter(({ isInSentences }) => isInSentences).map((record) => record[language]);
  return texts.filter(
    (text) =>
      [text, ...text.split(PARTS)].some((part) => names.has(part.trim())) ||
      inSentences.some((name) => text.includes(name)),
  );
}
