import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { localCoordinatorsOf, partnersOf } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import type { AgreementExportRow } from 'shared-contracts/agreements/entities/agreementExportRow.ts';
import type { FurtherListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/text/language.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import type { Cell } from 'shared-sheet/page';
import { agreementEndOf } from '../agreementEnd.ts';
import { AGREEMENT_STATUS_LOOK, EWP_STATUS_LOOK, lookOf } from '../agreementLabels.ts';
import {
  AGREEMENT_COLUMNS,
  STANDARD_COLUMNS,
  type AgreementColumn,
} from '../agreementList/agreementColumns.ts';
import { areasOf, citiesOf, cyclesOf, languagesOf, placesOf } from '../agreementList/furtherValues.ts';

/** Gives the text of a key of this module. */
export type Translate = (key: string) => string;

type Words = {
  readonly t: Translate;
  readonly language: Language;
  readonly today: Date;
  /** Name of who of the office is in charge. */
  readonly officer?: string | undefined;
};
type Row = AgreementExportRow & Partial<Omit<FurtherListRow, keyof AgreementExportRow>>;
type CellOf = (row: Row, words: Words) => Cell;
type Column = { readonly head: string; readonly cell: CellOf };

/** Cells of each column of the list, under the head that it has there; a column of two facts is two columns in a file. */
const OF_LIST: Readonly<Record<AgreementColumn, CellOf | readonly Column[]>> = {
  id: ({ id }) => id,
  partner: (row, { language }) => listed(partnersOf(row).map((partner) => nameIn(partner, language))),
  coordinator: coordinators,
  department: departments,
  years: [
    { head: 'YearFilters.startYear', cell: ({ startYear }) => yearName(startYear) },
    { head: 'YearFilters.endYear', cell: ({ endYear }) => yearName(endYear) },
  ],
  status: [
    {
      head: 'AgreementTable.status',
      cell: ({ status }, { t }) => statusText(status, AGREEMENT_STATUS_LOOK, t),
    },
    {
      head: 'AgreementMarks.head',
      cell: (row, { t, today }) => {
        const end = agreementEndOf(row, today);
        return end === null ? null : t(`agreementList.AgreementMarks.${end}`);
      },
    },
  ],
  ewpStatus: ({ ewpStatus }, { t }) => statusText(ewpStatus, EWP_STATUS_LOOK, t),
  dateCreated: ({ dateCreated }) => day(dateCreated),
  officer: (_row, { officer }) => officer ?? null,
  // One for each partner, in their order, so that each is beside its name.
  code: (row) => listed(partnersOf(row).map(({ erasmusCode }) => erasmusCode)),
  city: (row) => listed(citiesOf(row)),
  country: (row, { language }) =>
    listed(partnersOf(row).map(({ country }) => country && countryNameIn(country, language))),
  heiId: (row) => listed(partnersOf(row).map(({ heiId }) => heiId)),
  ewpId: ({ partnerAgreementIdentifications }) =>
    listed(partnerAgreementIdentifications.map(({ iiaId }) => iiaId)),
  changed: ({ dateModified }) => day(dateModified),
  areas: (row, { language }) => listed(areasOf(row, language)),
  cycles: (row, { language }) => listed(cyclesOf(row, language)),
  languages: (row, { language }) => listed(languagesOf(row, language)),
  placesOut: (row) => placesOf(row, 'out'),
  placesIn: (row) => placesOf(row, 'in'),
};

const [ID, PARTNER, ...OTHERS] = STANDARD_COLUMNS;
/** The documents' columns in their order, with the partner's code and country, and the ids by which others know the agreement. */
const STANDARD: readonly AgreementColumn[] = [ID, PARTNER, 'code', 'country', ...OTHERS, 'heiId', 'ewpId'];

function columnsOf(shown: readonly string[] | null): readonly Column[] {
  const names = shown?.flatMap((name) => AGREEMENT_COLUMNS.filter((known) => known === name)) ?? STANDARD;
  return names.flatMap((name) => {
    const columns = OF_LIST[name];
    return typeof columns === 'function' ? { head: `AgreementTable.${name}`, cell: columns } : columns;
  });
}

/** Gives the heads of an exported list in the language of `t`. - shown: columns that the list shows; null for the documents' */
export function agreementHeads(t: Translate, shown: readonly string[] | null): readonly string[] {
  return columnsOf(shown).map(({ head }) => t(`agreementList.${head}`));
}

/** Gives the row of an agreement; several of a kind stand in one cell, with semicolons between. */
export function toAgreementRow(
  agreement: Row,
  words: Words,
  shown: readonly string[] | null,
): readonly Cell[] {
  return columnsOf(shown).map(({ cell }) => cell(agreement, words));
}

function coordinators(row: AgreementExportRow, { language }: Words): Cell {
  return listed(
    localCoordinatorsOf(row).map(({ givenName, familyName }) =>
      personText({ givenName, familyName, roles: COORDINATOR }, LANGUAGE_TAG[language]),
    ),
  );
}

/** The list reads no roles: whoever is among these coordinators is one. */
const COORDINATOR = [{ value: 'Departmental Coordinator' }];

function departments(row: AgreementExportRow, { language }: Words): Cell {
  const byId = new Map(localCoordinatorsOf(row).map(({ department }) => [department?.id, department]));
  return listed([...byId.values()].map((department) => nameIn(department, language)));
}

function yearName(year: AgreementExportRow['startYear']): Cell {
  return year == null ? null : (year.name ?? academicYearName(year.id));
}

function statusText(
  status: AgreementExportRow['status'],
  looks: Parameters<typeof lookOf>[0],
  t: Translate,
): Cell {
  if (status == null) return null;
  const look = lookOf(looks, status.id);
  return look ? t(look.key) : (status.name ?? t('agreementList.status.unknown'));
}

function day(time: string | null | undefined): Cell {
  return time == null || Number.isNaN(Date.parse(time)) ? null : { day: universityDay(new Date(time)) };
}

function listed(texts: ReadonlyArray<string | null | undefined>): Cell {
  return texts.filter(Boolean).join('; ') || null;
}
