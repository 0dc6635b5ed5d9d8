import { sql } from 'kysely';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { CampaignStage } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import { type FactsSql, isSentNext, type Sql } from '../turn/factsSql.ts';
import { obstacleSql, stepSql } from '../turn/turnSql.ts';

/**
 * What a stage depends on besides the facts of the life cycle, each an expression.
 *
 * - turn, next: what `turnSql` and `nextStepSql` give
 * - localStatus: 1 for what is finalized by us alone
 * - isLacking: something has to be there before it can be sent; isUndelivered, isSilent: of the partner
 */
export type StageSql = FactsSql & {
  readonly turn: Sql;
  readonly next: Sql;
  readonly localStatus: Sql;
  readonly isLacking: Sql;
  readonly isUndelivered: Sql;
  readonly isSilent: Sql;
};

/** Names the stage of an agreement among those of its year: the one table of stages, from top to bottom. */
export function stageSql(known: StageSql): Sql {
  const { status, ewpStatus, terminated, turn, next } = known;
  const isStatus = (name: keyof typeof AGREEMENT_STATUS) =>
    sql`${status} = ${sql.lit(AGREEMENT_STATUS[name])}`;
  const isEwp = (name: keyof typeof EWP_STATUS) => sql`${ewpStatus} = ${sql.lit(EWP_STATUS[name])}`;
  const stages: readonly (readonly [Sql, CampaignStage])[] = [
    [
      sql`${known.isDeleted} or ${terminated} <> ${sql.lit(TERMINATION_STATUS['Not terminated'])} or ${turn} = 'unknown'`,
      'closed',
    ],
    [isEwp('Approved by all'), 'agreed'],
    [sql`${known.localStatus} = 1 and ${isEwp('Not notified')}`, 'paper'],
    [sql`(not (${isStatus('Final')}) or ${isSentNext(known)}) and ${known.isLacking}`, 'complete'],
    [isStatus('Draft'), 'submit'],
    [isStatus('Submitted'), 'finalize'],
    [sql`${obstacleSql(next)} = 'copies-differ'`, 'differing'],
    [sql`${stepSql(next)} = 'correct'`, 'blocked'],
    [sql`${stepSql(next)} = 'approve'`, 'approve'],
    [sql`${turn} in ('us', 'both')`, 'notify'],
    [known.isUndelivered, 'undelivered'],
    [isEwp('Approved by us'), 'awaited'],
    [known.isSilent, 'silent'],
  ];
  return sql`case ${sql.join(
    stages.map(([when, stage]) => sql`when ${when} then ${named(stage)}`),
    sql` `,
  )} else ${named('sent')} end`;
}

function named(stage: CampaignStage): Sql {
  return sql`${sql.lit(stage)}::text`;
}
