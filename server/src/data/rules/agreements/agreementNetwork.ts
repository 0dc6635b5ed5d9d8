import { sql } from 'kysely';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import {
  agreementItem,
  MOBILITY_LISTS,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import { type NetworkAgreement, sendFaults } from 'shared-contracts/agreements/sendFaults.ts';
import type { Database } from '../../../database/database.ts';
import { refuse } from '../../../platform/problems/refusals.ts';
import { MODEL } from '../../sets/model.ts';
import { readRecord } from '../../../records/read/readRecord.ts';
import type { Change } from '../../../records/save/setRules.ts';

/**
 * Names what the network would refuse of an agreement that is about to be stored as final; whoever saves a draft, or submits, is asked for nothing of it.
 *
 * What becomes final is checked as a whole. Of what is final already a save answers for what it changes alone, as an earlier release
 * or a partner's copy may have left something in another place.
 */
export async function finalFaults(
  { before, after, changed }: Pick<Change<'MobilityAgreements'>, 'before' | 'after' | 'changed'>,
  database: Database,
): Promise<readonly FieldError[]> {
  if (after.status !== AGREEMENT_STATUS.Final) return [];
  const isWhole = before?.status !== AGREEMENT_STATUS.Final || changed.includes('institutions');
  const lists = MOBILITY_LISTS.filter((list) => changed.includes(list));
  if (!isWhole && lists.length === 0) return [];
  const faults = sendFaults(await networkAgreement(database, after));
  return isWhole ? faults : faults.filter(({ field }) => lists.some((list) => field.startsWith(`${list}/`)));
}

/** Throws a `Problem` 400 that names what the network would refuse of an agreement as it is stored: the partner is told of its end by a copy of it. */
export async function requireSendable(database: Database, id: number): Promise<void> {
  const item = agreementItem.schema.parse(await readRecord({ database }, null, MODEL.MobilityAgreements, id));
  refuse(sendFaults(item));
}

type Row = Unsaved<'MobilityAgreements'>[MobilityList][number];

/** Looks up what the references of an agreement lead to, as far as the network looks at it. */
async function networkAgreement(
  database: Database,
  agreement: Unsaved<'MobilityAgreements'>,
): Promise<NetworkAgreement> {
  const rows: readonly Row[] = MOBILITY_LISTS.flatMap((list): readonly Row[] => agreement[list]);
  const skills = rows.flatMap((row) => row.recommendedLanguageSkills);
  const areas = [
    ...rows.flatMap((row) => row.subjectAreasWithClarifications),
    ...skills.flatMap(({ subjectAreaWithClarification }) => subjectAreaWithClarification ?? []),
  ];
  const institutions = await institutionsOf(database, [
    ...agreement.institutions,
    ...rows.flatMap(({ fromInstitution, toInstitution }) => [fromInstitution, toInstitution]),
  ]);
  const areaCodes = await codesOf(
    database,
    'subject_areas',
    areas.map(({ subjectArea }) => subjectArea),
  );
  const languageCodes = await codesOf(
    database,
    'languages',
    skills.map(({ language }) => language),
  );
  const institution = (id: number | null) => institutions.get(id) ?? {};
  const area = ({ subjectArea }: { readonly subjectArea: number | null }) => ({
    subjectArea: { code: areaCodes.get(subjectArea) },
  });
  const toNetwork = (row: Row) => ({
    ...row,
    fromInstitution: institution(row.fromInstitution),
    toInstitution: institution(row.toInstitution),
    subjectAreasWithClarifications: row.subjectAreasWithClarifications.map(area),
    recommendedLanguageSkills: row.recommendedLanguageSkills.map((skill) => ({
      language: { code: languageCodes.get(skill.language) },
      subjectAreaWithClarification:
        skill.subjectAreaWithClarification && area(skill.subjectAreaWithClarification),
    })),
  });
  return {
    institutions: agreement.institutions.map(institution),
    studentMobilitiesForStudies: agreement.studentMobilitiesForStudies.map(toNetwork),
    studentMobilitiesForTraineeship: agreement.studentMobilitiesForTraineeship.map(toNetwork),
    staffMobilitiesForTeaching: agreement.staffMobilitiesForTeaching.map(toNetwork),
    staffMobilitiesForTraining: agreement.staffMobilitiesForTraining.map(toNetwork),
  };
}

type Institution = NetworkAgreement['institutions'][number];
type Ids = ReadonlyArray<number | null>;

async function institutionsOf(
  database: Database,
  ids: Ids,
): Promise<ReadonlyMap<number | null, Institution>> {
  const { rows } = await sql<Institution & { readonly id: number }>`
    select id, hei_id as "heiId", is_local as "isLocal" from institutions where id = any(${distinct(ids)})`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function codesOf(
  database: Database,
  table: 'subject_areas' | 'languages',
  ids: Ids,
): Promise<ReadonlyMap<number | null, string | null>> {
  const { rows } = await sql<{ readonly id: number; readonly code: string | null }>`
    select id, code from ${sql.table(table)} where id = any(${distinct(ids)})`.execute(database);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

function distinct(ids: Ids): number[] {
  return [...new Set(ids)].filter((id) => id !== null);
}
