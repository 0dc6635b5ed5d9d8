import { sql } from 'kysely';
import {
  AGREEMENT_STATUS,
  DEFAULT_LOCAL_CONTACT_ID,
  EWP_STATUS,
  LOCAL_INSTITUTION_ID,
} from 'shared-contracts/agreements/agreements.ts';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { UnmappedPart } from 'shared-contracts/exchange/exchange.ts';
import type { New } from 'shared-contracts/members/stored.ts';
import { activeFactsheets } from '../../data/records.ts';
import { conflict } from '../../platform/problems/refusals.ts';
import type { SaveContext } from '../../data/records.ts';
import type { Iia } from 'ewp/documents';
import { knownCodes } from './knownCodes.ts';
import { importContacts } from './importContacts.ts';
import { partnersPeople, withinLimit } from './partnersPeople.ts';
import { signingOf } from './partnersSigning.ts';
import type { Origin } from './partnersWords.ts';
import { toConditions } from './toConditions.ts';
import { untakenParts } from './untakenParts.ts';

/** A new agreement made of a partner's copy, which condition each of its rows was made of, and what of the copy was not taken. */
export type ImportedAgreement = {
  readonly origins: ReadonlyMap<MobilityList, readonly Origin[]>;
  readonly record: New<'MobilityAgreements'>;
  readonly unmapped: UnmappedPart[];
};

/**
 * Makes a draft of a partner's copy, with the people and units of the partner that are not known yet.
 *
 * - years: from the first to the last of all conditions, within those that the portal knows
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
  const { years, rows } = await toConditions(context, iia.cooperationConditions, known);
  const institutions = [LOCAL_INSTITUTION_ID, partnerId].toSorted((a, b) => a - b);
  const { taken: people } = withinLimit(partnersPeople(iia).own);
  const contacts = await importContacts(context, people, partnerId);
  const signing = signingOf(partner);
  const { rows: local } = await sql<{ id: number }>`
    select id from contacts where id = ${DEFAULT_LOCAL_CONTACT_ID}`.execute(database);
  return {
    unmapped: untakenParts(iia),
    origins: new Map(MOBILITY_LISTS.map((list) => [list, originsOf(rows[list])])),
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
      signings: signing === null ? [] : [{ institution: partnerId, ...signing }],
      studentMobilitiesForStudies: takenOf(rows.studentMobilitiesForStudies),
      studentMobilitiesForTraineeship: takenOf(rows.studentMobilitiesForTraineeship),
      staffMobilitiesForTeaching: takenOf(rows.staffMobilitiesForTeaching),
      staffMobilitiesForTraining: takenOf(rows.staffMobilitiesForTraining),
    },
  };
}

function originsOf(rows: readonly unknown[]): readonly Origin[] {
  return rows.flatMap((row, condition) => (row === null ? [] : { condition, isTaken: true }));
}

function takenOf<Row>(rows: readonly (Row | null)[]): readonly Row[] {
  return rows.filter((row) => row !== null);
}

function unknownPartner(heiId: string) {
  return conflict({
    en: `No institution of the portal has the network id ${heiId}. Add it with the button beside the agreement first.`,
    el: `Κανένα ίδρυμα της πύλης δεν έχει το αναγνωριστικό δικτύου ${heiId}. Προσθέστε το πρώτα με το κουμπί δίπλα στη συμφωνία.`,
  });
}
