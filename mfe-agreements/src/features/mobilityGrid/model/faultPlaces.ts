import type { Place } from '../sheet/range.ts';
import { cellName, type AgreementEdit } from './agreementEdit.ts';
import { GRID_COLUMNS } from './columns.ts';
import type { GridRow } from './gridRows.ts';
import type { FaultsOf } from './rowFaults.ts';

type Faults = (edit: AgreementEdit) => FaultsOf;

/** The next cell with a fault behind a place, line by line; after the last one the first. */
export function nextFault(
  rows: readonly GridRow[],
  faults: Faults,
  { row, column }: Place,
): Place | undefined {
  const places = faultPlaces(rows, faults);
  return places.find((place) => place.row > row || (place.row === row && place.column > column)) ?? places[0];
}

/** Where an agreement's faults begin, or else its rows. */
export function placeOfAgreement(rows: readonly GridRow[], faults: Faults, id: number): Place | undefined {
  const first = rows.findIndex(({ edit }) => edit.id === id);
  const faulty = faultPlaces(rows, faults).find(({ row }) => rows[row]?.edit.id === id);
  return faulty ?? (first < 0 ? undefined : { row: first, column: 0 });
}

/** The cells with faults, line by line. */
export function faultPlaces(rows: readonly GridRow[], faults: Faults): readonly Place[] {
  return rows.flatMap(({ edit, list, row }, place) => {
    const found = faults(edit);
    if (found.size === 0) return [];
    return GRID_COLUMNS.flatMap(({ id }, column) =>
      found.has(cellName(list, row.key, id)) ? [{ row: place, column }] : [],
    );
  });
}
