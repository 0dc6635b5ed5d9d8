import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import { ACTIVE_AGREEMENTS, agreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { WAITING_STEPS, type WaitingStep } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import {
  MOST_WAITING,
  type WaitingAgreement,
  type WaitingStepCount,
} from 'shared-contracts/overview/overview.ts';
import { selectAgreements } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { isoTime } from '../database/isoTime.ts';
import { DERIVED_AGREEMENT_MEMBERS, waitingStepOfRow } from '../exchange/agreementMembers.ts';
import { waitedSince } from '../exchange/turn/waitedSince.ts';
import { firstPartnerOf } from './waitingAgreements.ts';

/** What waits for us: by step, and those that have waited for longest. */
export type WaitingForUs = {
  readonly steps: Readonly<Record<WaitingStep, WaitingStepCount>>;
  readonly longest: readonly WaitingAgreement[];
};

/** Counts the agreements in force that wait for us by what they wait for, and lists those that have waited for longest, the longest first. */
export async function readWaitingForUs(
  database: Database,
  caller: Caller,
  today: Date,
): Promise<WaitingForUs> {
  const filter = agreementFilter({ ...ACTIVE_AGREEMENTS, waiting: 'us' }, today);
  const { root, where, prepare } = selectAgreements(caller, DERIVED_AGREEMENT_MEMBERS, filter);
  await prepare(database);
  const { told, changed } = waitedSince(root, caller, 'us');
  const { rows } = await sql<{
    steps: ReadonlyArray<WaitingStepCount & { step: WaitingStep }>;
    longest: readonly WaitingAgreement[];
  }>`
    with waiting as materialized (
      select ${root.key} as id, ${waitingStepOfRow(root, caller)} as step, ${told} as since, ${changed} as changed from ${root.source} where ${where}
    )
    select
      (select coalesce(json_agg(counted), '[]') from (
        select step, count(*)::integer as count, ${isoTime(sql`min(coalesce(since, changed))`)} as oldest from waiting group by step
      ) counted) as steps,
      (select coalesce(json_agg(named), '[]') from (
        select id as "agreementId", ${isoTime(sql`changed`)} as "changedAt", ${isoTime(sql`since`)} as since, step,
          ${firstPartnerOf(sql`waiting.id`)} as "partnerName", ${firstPartnerOf(sql`waiting.id`, 'name_gr')} as "partnerNameGR"
        from waiting order by coalesce(waiting.since, changed), id limit ${MOST_WAITING}
      ) named) as longest`.execute(database);
  const [row] = rows;
  const counts = new Map(row?.steps.map(({ step, ...counted }) => [step, counted]));
  const none: WaitingStepCount = { count: 0, oldest: null };
  const steps = Object.fromEntries(WAITING_STEPS.map((step) => [step, counts.get(step) ?? none]));
  // Every step has its entry.
  return { steps: steps as WaitingForUs['steps'], longest: row?.longest ?? [] };
}
