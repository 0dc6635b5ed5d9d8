import { sql } from 'kysely';
import {
  AGREEMENT_STATUS,
  DEFAULT_LOCAL_CONTACT_ID,
  EWP_STATUS,
  LOCAL_INSTITUTION_ID,
} from 'shared-contracts/agreements.ts';
import type { UnmappedPart } from 'shared-contracts/exchange.ts';
import { activeFactsheets } from '../../data/rules/agreementLinks.ts';
import { conflict } from '../../data/save/refusals.ts';
import type { SaveContext } from '../../data/save/saveContext.ts';
import type { CooperationConditions, Iia, MobilitySpec } from '../ewp/documents/iia/iia.ts';
import { knownCodes, type KnownCodes } from './knownCodes.ts';
import { importContacts } from './importContacts.ts';
import { toRow } from './toRow.ts';

/** A new agreement made of a partner's copy, and what of the copy it has no place for. */
export type ImportedAgreement = {
  readonly record: Record<string, unknown>;
  readonly unmapped: UnmappedPart[];
};

const LISTS = {
  studentMobilitiesForStudies: 'studentStudies',
  studentMobilitiesForTraineeship: 'studentTraineeship',
  staffMobilitiesForTeaching: 'staffTeacher',
  staffMobilitiesForTraining: 'staffTraining',
} as const satisfies Record<string, Exclude<keyof CooperationConditions, 'isTerminatedAsAWhole'>>;

/**
 * Makes a draft of a partner's copy, with the people and units of the partner that are not known yet.
 *
 * - years: from the first to the last of all conditions, within those that the portal knows; conditions that have others are named as unmapped
 *
 * Throws a `Problem` 409 when the partner is no institution of the portal.
 */
export async function toAgreement(
  context: SaveContext,
  iia: Iia,
  ownHeiId: string,
): Promise<ImportedAgreement> {
  const { database, caller } = context;
  const known = await knownCodes(database, iia, ownHeiId);
  const [partner] = iia.partners;
  const partnerId = known.institutions.get(partner.heiId);
  if (partnerId === undefined) throw unknownPartner(partner.heiId);
  const unmapped: UnmappedPart[] = [];
  const years = yearsOf(iia.cooperationConditions, known);
  const lists: Record<string, unknown> = {};
  for (const [list, kind] of Object.entries(LISTS)) {
    const rows: object[] = [];
    for (const [index, spec] of iia.cooperationConditions[kind].entries()) {
      const row = await toRow(context, spec, { known, years, path: `${list}/${index}`, unmapped });
      if (row !== undefined) rows.push(row);
    }
    lists[list] = rows;
  }
  const institutions = [LOCAL_INSTITUTION_ID, partnerId].toSorted((a, b) => a - b);
  const contacts = await importContacts(context, partner.contacts, {
    institutionId: partnerId,
    ounitId: partner.ounitId,
  });
  const { rows: local } = await sql<{ id: number }>`
    select id from contacts where id = ${DEFAULT_LOCAL_CONTACT_ID}`.execute(database);
  return {
    unmapped,
    record: {
      startYear: years.first,
      endYear: years.last,
      status: AGREEMENT_STATUS.Draft,
      ewpStatus: EWP_STATUS['Not notified'],
      localStatus: 0,
      terminated: 0,
      isDeleted: false,
      createdAtMobisisApp: false,
      isSample: false,
      comments: null,
      approvedCopy: null,
      owner: caller.id,
      institutions,
      departmentalCoordinatorContacts: [...new Set([...local.map(({ id }) => id), ...contacts])].toSorted(
        (a, b) => a - b,
      ),
      factsheets: await activeFactsheets(database, institutions),
      partnerAgreementIdentifications: [],
      signings: [],
      ...lists,
    },
  };
}

/** - first, last: ids of academic years, the year in which they begin */
export type AgreementYears = { readonly first: number; readonly last: number };

function yearsOf(conditions: CooperationConditions, { years }: KnownCodes): AgreementYears {
  const specs: readonly MobilitySpec[] = Object.values(LISTS).flatMap((kind) => [...conditions[kind]]);
  const beginnings = specs.flatMap((spec) => [
    beginningOf(spec.receivingFirstAcademicYearId),
    beginningOf(spec.receivingLastAcademicYearId),
  ]);
  const within = (year: number) => Math.min(Math.max(year, years.first), years.last);
  if (beginnings.length === 0) return { first: within(years.now), last: within(years.now) };
  return { first: within(Math.min(...beginnings)), last: within(Math.max(...beginnings)) };
}

/** The year in which an academic year of the network begins: 2026 of `2026/2027`. */
function beginningOf(academicYearId: string): number {
  return Number(academicYearId.slice(0, 'YYYY'.length));
}

function unknownPartner(heiId: string) {
  return conflict({
    en: `No institution of the portal has the network id ${heiId}. Add it to the institutions first.`,
    el: `Κανένα ίδρυμα της πύλης δεν έχει τον κωδικό δικτύου ${heiId}. Προσθέστε το πρώτα στα ιδρύματα.`,
  });
}
