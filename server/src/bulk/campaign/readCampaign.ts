import { sql } from 'kysely';
import { agreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { CAMPAIGN_STAGES, type CampaignStage } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import type { Campaign, CampaignStageCount } from 'shared-contracts/bulk/campaign.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { selectAgreements } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import { isoTime } from '../../database/isoTime.ts';
import {
  campaignStageOfRow,
  DERIVED_AGREEMENT_MEMBERS,
  prepareStages,
} from '../../exchange/agreementMembers.ts';
import { waitedSince } from '../../exchange/turn/waitedSince.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';

/** Stages in which the partner is waited for. */
const PARTNERS: readonly CampaignStage[] = ['undelivered', 'sent', 'silent', 'awaited'];

export type CampaignAsked = { readonly year: number; readonly caller: SignedInCaller; readonly now: Date };

/** The agreements of a year, each with its stage and since when it waits, for a statement that goes on from it. */
function agreementsOf({ year, caller, now }: CampaignAsked) {
  const filter = agreementFilter({ startYear: year, deleted: 'no' }, now);
  const { root, where } = selectAgreements(caller, DERIVED_AGREEMENT_MEMBERS, filter);
  const since = (waitedFor: 'us' | 'partner') => {
    const { told, changed } = waitedSince(root, caller, waitedFor);
    return sql`coalesce(${told}, ${changed})`;
  };
  return sql`
    select id, renewed_from, stage, case when stage in (${sql.join(PARTNERS)}) then for_partner else for_us end as since from (
      select ${root.key} as id, ${root.column('renewed_from')} as renewed_from, ${campaignStageOfRow(root)} as stage,
        ${since('partner')} as for_partner, ${since('us')} as for_us
      from ${root.source} where ${where} offset 0
    ) found`;
}

/** Counts the agreements that begin in a year by their stages, in the order of the stages. */
export async function readCampaign(database: Database, asked: CampaignAsked): Promise<Campaign> {
  await prepareStages(database);
  const { rows } = await sql<
    CampaignStageCount & { readonly stage: CampaignStage; readonly renewed: number }
  >`
    with campaign as materialized (${agreementsOf(asked)})
    select stage, count(*)::integer as count, count(renewed_from)::integer as renewed, ${isoTime(sql`min(since)`)} as oldest, (
        select count(distinct institution_id)::integer from campaign named
        join agreement_institutions on agreement_id = named.id join institutions on institutions.id = institution_id
        where named.stage = campaign.stage and not is_local
      ) as partners
    from campaign group by stage`.execute(database);
  const found = new Map(rows.map((row) => [row.stage, row]));
  return {
    year: asked.year,
    total: rows.reduce((sum, { count }) => sum + count, 0),
    renewed: rows.reduce((sum, { renewed }) => sum + renewed, 0),
    stages: CAMPAIGN_STAGES.flatMap((stage) => {
      const row = found.get(stage);
      return row === undefined
        ? []
        : [{ stage, count: row.count, partners: row.partners, oldest: row.oldest }];
    }),
  };
}

export type StageRow = {
  readonly agreementId: number;
  readonly partner: string | null;
  readonly since: string | null;
  readonly errors: readonly FieldError[];
};

/** Lists agreements of a stage, those first that have waited for longest, with what has to be there before they are sent. */
export async function listStage(
  database: Database,
  asked: CampaignAsked,
  { stage, top, skip }: { readonly stage: CampaignStage; readonly top: number; readonly skip: number },
): Promise<{ readonly value: readonly StageRow[]; readonly total: number }> {
  await prepareStages(database);
  const { rows } = await sql<{ readonly total: number; readonly value: readonly StageRow[] }>`
    with campaign as materialized (select * from (${agreementsOf(asked)}) staged where stage = ${stage})
    select (select count(*)::integer from campaign) as total, coalesce((select json_agg(page) from (
      select id as "agreementId", ${isoTime(sql`since`)} as since, (
          select string_agg(name, ', ' order by institutions.id) from agreement_institutions
          join institutions on institutions.id = institution_id where agreement_id = campaign.id and not is_local
        ) as partner, case when stage = 'complete' then coalesce((
          select errors from agreement_checks where agreement_id = campaign.id
        ), '[]') else '[]' end as errors
      from campaign order by campaign.since, id offset ${skip} limit ${top}
    ) page), '[]') as value`.execute(database);
  return rows[0] ?? { total: 0, value: [] };
}
