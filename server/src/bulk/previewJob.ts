import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { desksOf, IS_OPEN_OFFICER } from '../data/records.ts';
import { isoTime } from '../database/isoTime.ts';
import { userName } from '../exchange/store/userName.ts';
import { Problem } from '../platform/problems/problem.ts';
import { previewDigest } from './previewDigest.ts';
import { reasonOf, wordsOf } from './store/keptReason.ts';
import type { AskedWork, BulkParts } from './work/bulkParts.ts';
import type { PlannedRenewal } from './work/renewal.ts';
import { requireDoable } from './work/requireDoable.ts';

type Known = Pick<BulkPreviewRow, 'id' | 'version' | 'partner' | 'startYear' | 'endYear' | 'officer'>;

/** Tells of some agreements, in their order, what a job would do with each; nothing is stored. */
export async function previewJob(
  parts: BulkParts,
  asked: AskedWork,
  { agreements, language }: { readonly agreements: readonly number[]; readonly language: LanguageTag },
): Promise<BulkPreviewRow[]> {
  const known = await knownOf(parts.database, asked, { agreements, language });
  const rows: BulkPreviewRow[] = [];
  for (const id of agreements) {
    const found = known.get(id) ?? {
      id,
      version: null,
      partner: null,
      startYear: null,
      endYear: null,
      officer: null,
    };
    const { version } = found;
    const verdict = await verdictOf(parts, asked, { id, version, language });
    const { reason, partnersHash } = verdict;
    const row = { id, version, isReady: reason === null, partnersHash };
    rows.push({ ...found, ...verdict, digest: previewDigest({ ...asked, userId: asked.caller.id }, row) });
  }
  return rows;
}

async function verdictOf(
  parts: BulkParts,
  asked: AskedWork,
  { language, ...seen }: Pick<BulkPreviewRow, 'id' | 'version'> & { readonly language: LanguageTag },
): Promise<Pick<BulkPreviewRow, 'reason' | 'renewal' | 'changes' | 'partnersHash' | 'mail'>> {
  try {
    const { renewal, changes, partnersHash, mail } = await requireDoable(parts, asked, seen);
    return {
      reason: null,
      renewal: renewal === undefined ? null : renewalOf(renewal),
      ...(changes && { changes: [...changes] }),
      ...(partnersHash !== undefined && { partnersHash }),
      ...(mail && { mail: { ...mail, to: [...mail.to] } }),
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { reason: wordsOf(reasonOf(error), language), renewal: null };
  }
}

function renewalOf({ record, notes, earlier }: PlannedRenewal): NonNullable<BulkPreviewRow['renewal']> {
  return {
    contacts: record.departmentalCoordinatorContacts.length,
    years: { startYear: record.startYear, endYear: record.endYear },
    rows: MOBILITY_LISTS.reduce((count, list) => count + record[list].length, 0),
    factsheets: record.factsheets.length,
    notes: [...notes],
    earlier: [...earlier],
  };
}

async function knownOf(
  database: Database,
  { work, caller }: AskedWork,
  { agreements, language }: { readonly agreements: readonly number[]; readonly language: LanguageTag },
): Promise<ReadonlyMap<number, Known>> {
  // An account that has left the office gets no draft.
  const isKept = work === 'renew' ? IS_OPEN_OFFICER : sql`true`;
  const { rows } = await sql<Known>`
    select id, ${isoTime(sql`date_modified`)} as version, start_year_id as "startYear", end_year_id as "endYear", (
      select string_agg(name, ', ' order by institutions.id) from agreement_institutions
      join institutions on institutions.id = institution_id where agreement_id = agreements.id and not is_local
    ) as partner, (
      select json_build_object('name', ${userName(language)}, 'isOther', users.id not in (${desksOf(caller.id)}))
      from users where users.id = officer_id and ${isKept}
    ) as officer
    from agreements where id = any(${agreements}::integer[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
