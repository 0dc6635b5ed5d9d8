import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { localCoordinatorsOf } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import type { AgreementExportRow } from 'shared-contracts/agreements/entities/agreementExportRow.ts';
import type { FurtherListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/text/language.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import type { Cell } from 'shared-sheet/page';
import { agreementEndOf } from '../agreementEnd.ts';
import { AGREEMENT_STATUS_LOOK, EWP_STATUS_LOOK, lookOf } from '../agreementLabels.ts';
import { AGREEMENT_COLUMNS, type AgreementColumn } from '../agreementList/agreementColumns.ts';
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
type Column = { readonly head: string; readonly cell: (row: Row, words: Words) => Cell };

const table = (column: string) => `agreementList.AgreementTable.${column}`;

/** What each column of the list is in a file; a column of two facts has two there. */
const OF_LIST: Readonly<Record<AgreementColumn, readonly Column[]>> = {
  id: [{ head: table('id'), cell: ({ id }) => id }],
  partner: [{ head: table('partner'), cell: (row) => listed(partners(row).map(({ name }) => name)) }],
  coordinator: [{ head: table('coordinator'), cell: coordinators }],
  department: [{ head: table('department'), cell: departments }],
  years: [
    { head: 'agreementList.YearFilters.startYear', cell: ({ startYear }) => yearName(startYear) },
    { head: 'agreementList.YearFilters.endYear', cell: ({ endYear }) => yearName(endYear) },
  ],
  status: [
    { head: table('status'), cell: ({ status }, { t }) => statusText(status, AGREEMENT_STATUS_LOOK, t) },
    {
      head: 'agreementExport.end',
      cell: (row, { t, today }) => {
        const end = agreementEndOf(row, today);
        return end === null ? null : t(`agreementList.AgreementMarks.${end}`);
      },
    },
  ],
  ewpStatus: [
    { head: table('ewpStatus'), cell: ({ ewpStatus }, { t }) => statusText(ewpStatus, EWP_STATUS_LOOK, t) },
  ],
  dateCreated: [{ head: table('dateCreated'), cell: ({ dateCreated }) => day(dateCreated) }],
  officer: [{ head: table('officer'), cell: (_row, { officer }) => officer ?? null }],
  code: [
    {
      head: 'agreementExport.erasmusCode',
      cell: (row) => listed(partners(row).map(({ erasmusCode }) => erasmusCode)),
    },
  ],
  city: [{ head: table('city'), cell: (row) => listed(citiesOf(row)) }],
  country: [{ head: 'agreementExport.country', cell: countries }],
  heiId: [{ head: 'agreementExport.heiId', cell: (row) => listed(partners(row).map(({ heiId }) => heiId)) }],
  ewpId: [
    {
      head: 'agreementList.AgreementFilters.ewpId',
      cell: ({ partnerAgreementIdentifications }) =>
        listed(partnerAgreementIdentifications.map(({ iiaId }) => iiaId)),
    },
  ],
  changed: [{ head: table('changed'), cell: ({ dateModified }) => day(dateModified) }],
  areas: [{ head: table('areas'), cell: (row, { language }) => listed(areasOf(row, language)) }],
  cycles: [{ head: table('cycles'), cell: (row, { language }) => listed(cyclesOf(row, language)) }],
  languages: [{ head: table('languages'), cell: (row, { language }) => listed(languagesOf(row, language)) }],
  placesOut: [{ head: table('placesOut'), cell: (row) => placesOf(row, 'out') }],
  placesIn: [{ head: table('placesIn'), cell: (row) => placesOf(row, 'in') }],
};

/** The documents' columns in their order, with the partner's code and country, and the ids by which others know the agreement. */
const STANDARD: readonly AgreementColumn[] = [
  'id',
  'partner',
  'code',
  'country',
  'coordinator',
  'department',
  'years',
  'status',
  'ewpStatus',
  'dateCreated',
  'heiId',
  'ewpId',
];

function columnsOf(shown: readonly string[] | null): readonly Column[] {
  const names = shown === null ? STANDARD : AGREEMENT_COLUMNS.filter((name) => shown.includes(name));
  const order = shown ?? STANDARD;
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).flatMap((name) => OF_LIST[name]);
}

/** Gives the heads of an exported list in the language of `t`. - shown: columns that the list shows; null for the documents' */
export function agreementHeads(t: Translate, shown: readonly string[] | null): readonly string[] {
  return columnsOf(shown).map(({ head }) => t(head));
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

/** One for each partner, in their order, so that each stands beside its name. */
function countries(row: AgreementExportRow, { language }: Words): Cell {
  return listed(partners(row).map(({ country }) => country && countryNameIn(country, language)));
}

function partners({ institutions }: AgreementExportRow) {
  return institutions.filter(({ id, isLocal }) => id !== LOCAL_INSTITUTION_ID && isLocal !== true);
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
