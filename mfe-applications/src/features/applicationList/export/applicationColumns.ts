import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { AnyApplicationRow } from 'shared-contracts/applications/entities/furtherApplicationRow.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import type { Cell } from 'shared-sheet/page';
import { applicantName, DASH, firstProgramme } from '../model/application.ts';
import { PROGRAMME_LABEL, STATUS_LABEL, TYPE_LABEL } from '../model/applicationLabels.ts';
import { destinationCountriesOf, destinationsOf, studiesOf } from '../model/furtherValues.ts';
import { isSentBack } from '../model/standing.ts';

/** Gives the text of a key of this module. */
export type Translate = (key: string) => string;

type Words = { readonly t: Translate; readonly language: Language };
type Column = { readonly head: string; readonly cell: (row: AnyApplicationRow, words: Words) => Cell };

/** The columns of an exported application list: those of the list in their order, the id that the application's address has, and where the student goes and comes from. */
const COLUMNS: readonly Column[] = [
  { head: 'applicationList.export.id', cell: ({ id }) => id },
  {
    head: 'applicationList.ApplicationTable.number',
    cell: ({ applicationNumber }) => applicationNumber ?? null,
  },
  { head: 'applicationList.ApplicationTable.type', cell: ({ type }, { t }) => t(TYPE_LABEL[type]) },
  {
    head: 'applicationList.ApplicationTable.year',
    cell: ({ applicationYear }) => (applicationYear == null ? null : academicYearName(applicationYear)),
  },
  {
    head: 'applicationList.ApplicationTable.name',
    cell: (row, { language }) => {
      const name = applicantName(row, language);
      return name === DASH ? null : name;
    },
  },
  { head: 'applicationList.ApplicationTable.status', cell: ({ status }, { t }) => t(STATUS_LABEL[status]) },
  {
    head: 'applicationList.status.returned',
    cell: ({ dateReturned, ...row }) => (isSentBack({ ...row, dateReturned }) ? day(dateReturned) : null),
  },
  {
    head: 'applicationList.ApplicationTable.programme',
    cell: (row, { t }) => {
      const programme = firstProgramme(row);
      const label = programme === null ? undefined : PROGRAMME_LABEL.get(programme);
      return label === undefined ? programme : t(label);
    },
  },
  { head: 'applicationList.ApplicationTable.submitted', cell: ({ dateSubmitted }) => day(dateSubmitted) },
  {
    head: 'applicationList.ApplicationTable.destination',
    cell: (row, { language }) => listed(destinationsOf(row, language)),
  },
  {
    head: 'applicationList.OfficeFilters.country',
    cell: (row, { language }) => listed(destinationCountriesOf(row, language)),
  },
  {
    head: 'applicationList.ApplicationTable.department',
    cell: (row, { language }) => nameIn(studiesOf(row)?.department, language) || null,
  },
];

/** Gives the heads of an exported list in the language of `t`. */
export function applicationHeads(t: Translate): readonly string[] {
  return COLUMNS.map(({ head }) => t(head));
}

/** Gives the row of an application. */
export function toApplicationRow(application: AnyApplicationRow, words: Words): readonly Cell[] {
  return COLUMNS.map(({ cell }) => cell(application, words));
}

function listed(texts: readonly string[]): Cell {
  return texts.join('; ') || null;
}

function day(time: string | null | undefined): Cell {
  return time == null || Number.isNaN(Date.parse(time)) ? null : { day: universityDay(new Date(time)) };
}
