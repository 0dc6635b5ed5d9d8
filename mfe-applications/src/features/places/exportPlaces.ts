import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { MOST_PLACES } from 'shared-contracts/places/placeList.ts';
import { listPlaces } from 'shared-contracts/places/placeListCalls.ts';
import type { SendCall } from 'shared-client';
import type { ExportedFile, ExportWork } from 'shared-record/pages';
import { createSheet, fileName } from 'shared-sheet/page';
import { placeHeads, toPlaceCells, type PlaceWords } from './model/placeColumns.ts';
import { toPlaceQuery, type PlaceSearch } from './model/placeSearch.ts';

/** Makes a file of all rows that are asked for, each of what the list shows in a column of its own; undefined when there is none. Throws ApiError, the signal's reason, or Error when the file could not be written. */
export async function exportPlaces(
  search: PlaceSearch,
  { call, ...words }: PlaceWords & { readonly call: SendCall },
  { format, signal, onProgress }: ExportWork,
): Promise<ExportedFile | undefined> {
  const { t } = words;
  const title = t('places.PlacesPage.title');
  const sheet = createSheet(title, placeHeads(words));
  for (let skip = 0; ; skip += MOST_PLACES) {
    const query = { ...toPlaceQuery(search), top: MOST_PLACES, skip };
    const { value, total } = await call(listPlaces, { query, signal });
    sheet.add(value.map((row) => toPlaceCells(row, words)));
    onProgress(sheet.count(), total);
    if (value.length < MOST_PLACES) break;
  }
  if (sheet.count() === 0) return undefined;
  const content = await sheet.write(format, signal);
  return {
    name: fileName(`${title} ${universityDay(new Date())}`, format, 'places'),
    content,
    count: sheet.count(),
  };
}
