import { partnersOf } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import type { AnyListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { ErasmusCode, formatDayMonthYear, useLanguage } from 'shared-ui/core';
import { FoldedLines } from 'shared-ui/list';
import type { FURTHER_COLUMNS } from '../../../lib/agreementList/agreementColumns.ts';
import {
  areasOf,
  citiesOf,
  countriesOf,
  cyclesOf,
  heiIdsOf,
  iiaIdsOf,
  languagesOf,
  placesOf,
} from '../../../lib/agreementList/furtherValues.ts';

const NONE = '-';

/** A column that the documents do not name, but for who is in charge, which no row says. */
export type FurtherColumn = Exclude<(typeof FURTHER_COLUMNS)[number], 'officer'>;

const LINES: Readonly<
  Partial<Record<FurtherColumn, (row: AnyListRow, language: Language) => readonly string[]>>
> = {
  city: citiesOf,
  country: countriesOf,
  heiId: heiIdsOf,
  ewpId: iiaIdsOf,
  areas: areasOf,
  cycles: cyclesOf,
  languages: languagesOf,
};

/** What a row says in one of the further columns; a dash where it says nothing. */
export function FurtherCell({ row, column }: { readonly row: AnyListRow; readonly column: FurtherColumn }) {
  const { language } = useLanguage();
  if (column === 'placesOut') return placesOf(row, 'out') ?? NONE;
  if (column === 'placesIn') return placesOf(row, 'in') ?? NONE;
  if (column === 'changed') return formatDayMonthYear(row.dateModified) || NONE;
  if (column === 'code') {
    const codes = partnersOf(row).flatMap(({ id, erasmusCode }) =>
      erasmusCode ? [{ id, erasmusCode }] : [],
    );
    if (codes.length === 0) return NONE;
    return codes.map(({ id, erasmusCode }) => (
      <div key={id}>
        <ErasmusCode>{erasmusCode}</ErasmusCode>
      </div>
    ));
  }
  const lines = LINES[column]?.(row, language) ?? [];
  return lines.length === 0 ? NONE : <FoldedLines lines={lines} />;
}
