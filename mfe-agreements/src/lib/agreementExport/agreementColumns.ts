import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { localCoordinatorsOf } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import type { AgreementExportRow } from 'shared-contracts/agreements/entities/agreementExportRow.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/text/language.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import type { Cell } from 'shared-sheet/page';
import { agreementEndOf } from '../agreementEnd.ts';
import { AGREEMENT_STATUS_LOOK, EWP_STATUS_LOOK, lookOf } from '../agreementLabels.ts';

/** Gives the text of a key of this module. */
export type Translate = (key: string) => string;

type Words = { readonly t: Translate; readonly language: Language; readonly today: Date };
type Column = { readonly head: string; readonly cell: (row: AgreementExportRow, words: Words) => Cell };

/** The columns of an exported agreement list: those of the list in their order, then the ids by which others know the agreement. */
const COLUMNS: readonly Column[] = [
  { head: 'agreementList.AgreementTable.id', cell: ({ id }) => id },
  {
    head: 'agreementList.AgreementTable.partner',
    cell: (row) => listed(partners(row).map(({ name }) => name)),
  },
  {
    head: 'agreementExport.erasmusCode',
    cell: (row) => listed(partners(row).map(({ erasmusCode }) => erasmusCode)),
  },
  { head: 'agreementExport.country', cell: countries },
  { head: 'agreementList.AgreementTable.coordinator', cell: coordinators },
  { head: 'agreementList.AgreementTable.department', cell: departments },
  { head: 'agreementList.YearFilters.startYear', cell: ({ startYear }) => yearName(startYear) },
  { head: 'agreementList.YearFilters.endYear', cell: ({ endYear }) => yearName(endYear) },
  {
    head: 'agreementList.AgreementTable.status',
    cell: ({ status }, { t }) => statusText(status, AGREEMENT_STATUS_LOOK, t),
  },
  {
    head: 'agreementExport.end',
    cell: (row, { t, today }) => {
      const end = agreementEndOf(row, today);
      return end === null ? null : t(`agreementList.AgreementMarks.${end}`);
    },
  },
  {
    head: 'agreementList.AgreementTable.ewpStatus',
    cell: ({ ewpStatus }, { t }) => statusText(ewpStatus, EWP_STATUS_LOOK, t),
  },
  { head: 'agreementList.AgreementTable.dateCreated', cell: ({ dateCreated }) => day(dateCreated) },
  { head: 'agreementExport.heiId', cell: (row) => listed(partners(row).map(({ heiId }) => heiId)) },
  {
    head: 'agreementList.AgreementFilters.ewpId',
    cell: ({ partnerAgreementIdentifications }) =>
      listed(partnerAgreementIdentifications.map(({ iiaId }) => iiaId)),
  },
];

/** Gives the heads of an exported list in the language of `t`. */
export function agreementHeads(t: Translate): readonly string[] {
  return COLUMNS.map(({ head }) => t(head));
}

/** Gives the row of an agreement; several of a kind stand in one cell, with semicolons between. */
export function toAgreementRow(agreement: AgreementExportRow, words: Words): readonly Cell[] {
  return COLUMNS.map(({ cell }) => cell(agreement, words));
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
