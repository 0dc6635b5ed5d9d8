import type { AnyApplicationRow } from 'shared-contracts/applications/entities/furtherApplicationRow.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { EmailText, formatDayMonthYear, useLanguage } from 'shared-ui/core';
import { FoldedLines } from 'shared-ui/list';
import type { FURTHER_COLUMNS } from '../../../lib/applicationList/applicationColumns.ts';
import { DASH } from '../model/application.ts';
import { destinationsOf, emailOf, studiesOf } from '../model/furtherValues.ts';

/** A column that the documents do not name, but for who is in charge, which no row says. */
export type FurtherColumn = Exclude<(typeof FURTHER_COLUMNS)[number], 'officer'>;
type FurtherCellProps = { readonly row: AnyApplicationRow; readonly column: FurtherColumn };

/** What an application says in one of the further columns; a dash where it says nothing. */
export function FurtherCell({ row, column }: FurtherCellProps) {
  const { language } = useLanguage();
  if (column === 'returned') return formatDayMonthYear(row.dateReturned) || DASH;
  if (column === 'changed') return formatDayMonthYear(row.dateModified) || DASH;
  if (column === 'registryNumber') return studiesOf(row)?.universityRegistryNumber || DASH;
  if (column === 'email') {
    const email = emailOf(row);
    return email ? <EmailText address={email} /> : DASH;
  }
  const department = nameIn(studiesOf(row)?.department, language);
  const lines =
    column === 'destination' ? destinationsOf(row, language) : department === '' ? [] : [department];
  return lines.length === 0 ? DASH : <FoldedLines lines={lines} />;
}
