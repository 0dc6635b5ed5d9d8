import { sql } from 'kysely';
import { NO_STEP, TO_APPROVE, type WaitingStep } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import {
  EWP_TURNS,
  TERMINATION_TURNS,
  type Turn,
} from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import type { FactsSql, Sql } from './factsSql.ts';

const APPROVED_BY_ALL = EWP_STATUS['Approved by all'];
const TERMINATED = sql.lit(TERMINATION_STATUS['IIA Terminated']);
const BY_US: readonly number[] = [EWP_STATUS['Notified by us'], EWP_STATUS['Approved by us']];

/**
 * Tells whose turn it is, in SQL: the same as `turnOf` says of the same facts, from its tables.
 *
 * - facts: each an expression; a fact that is asked for late costs nothing where an earlier one decides
 */
export function turnSql(facts: FactsSql): Sql {
  const { status, ewpStatus, terminated, isDeleted, isPartnerEnding, endBegunBy } = facts;
  const isTerminating = isTerminatingSql(facts);
  const isTerminated = sql`${terminated} = ${TERMINATED}`;
  return sql`case
    when ${isDeleted} or (${isTerminated} and ${ewpStatus} = ${sql.lit(APPROVED_BY_ALL)}) then ${turn('nobody')}
    when not (${isOneOf(status, AGREEMENT_STATUS)} and ${isOneOf(ewpStatus, EWP_STATUS)} and ${isOneOf(terminated, TERMINATION_STATUS)})
      then ${turn('unknown')}
    when ${isTerminating} then ${tableSql(
      terminated,
      TERMINATION_TURNS,
      sql`case when not ${isPartnerEnding} then ${turn('partner')} when ${endBegunBy} = 'us' or ${endBegunBy} is null then ${turn('both')} else ${turn('us')} end`,
    )}
    when ${ewpStatus} in (${numbers(BY_US)}) and ${facts.hasUnsentEdits} then ${turn('us')}
    when ${isOpenForChangesSql(facts)} then ${turn('us')}
    when ${isEndMissedSql(facts)} then ${turn('us')}
    when ${ewpStatus} = ${sql.lit(APPROVED_BY_ALL)} and ${facts.areOnlyPeopleUnsent} then ${turn('us')}
    when ${ewpStatus} = ${sql.lit(EWP_STATUS['Approved by partner'])} and ${facts.isPartnerBehind} then ${turn('partner')}
    when ${isLinkAwaitedSql(facts)} then ${turn('partner')}
    else ${tableSql(ewpStatus, EWP_TURNS, turn('us'))}
  end`;
}

/**
 * Names what comes next, in SQL: the same as `nextStepOf` says of the same facts. The step, and behind a blank what is in the way of it;
 * {@link stepSql} and {@link obstacleSql} take one of the two.
 *
 * - turn: an expression that gives what `turnSql` gives
 */
export function nextStepSql(facts: FactsSql, turn: Sql): Sql {
  const { status, ewpStatus, terminated } = facts;
  const isOf = (states: readonly number[]) => sql`${ewpStatus} in (${numbers(states)})`;
  const isFinal = sql`${status} = ${sql.lit(AGREEMENT_STATUS.Final)}`;
  const isAnswer = isOf([EWP_STATUS['Notified by partner']]);
  const approvedByUs = sql.lit(TERMINATION_STATUS['Termination initiated - approved by us']);
  const awaiting = sql.lit(TERMINATION_STATUS['Termination initiated - awaiting approvals']);
  return sql`case when ${turn} in ('us', 'both') then case
    when ${isTerminatingSql(facts)} then case
      when ${terminated} = ${approvedByUs} then ${corrected('already-approved')}
      when not ${facts.hasPartnerCopy} then ${corrected('no-partner-copy')}
      when ${terminated} = ${awaiting} and not ${facts.isPartnerEnding} then ${corrected('partner-not-ending')}
      when ${facts.hasMobilities} then ${corrected('has-mobilities')}
      ${missingCopySql(facts)}
      when not ${facts.isPartnerEnding} then ${corrected('partner-not-ending')}
      when ${facts.areCopiesApart} then ${corrected('copies-differ')} else ${step('end')} end
    when ${isEndMissedSql(facts)} then ${corrected('partner-ending')}
    when ${facts.isIncomplete} then ${step('finish', 'incomplete')}
    when ${isFinal} and ${isAnswer} and ${facts.areCopiesApart} then ${corrected('copies-differ')}
    when ${isAnswer} then ${step('answer')}
    when ${isFinal} and ${isOf(TO_APPROVE)} then case
      when not ${facts.hasPartnerCopy} then ${corrected('no-partner-copy')}
      when ${facts.isPartnerEnding} then ${corrected('partner-not-reopened')}
      ${missingCopySql(facts)}
      when ${facts.areCopiesApart} then ${corrected('copies-differ')} else ${step('approve')} end
    when ${status} = ${sql.lit(AGREEMENT_STATUS.Draft)} or (${isOpenForChangesSql(facts)}) then ${step('finish')}
    else ${step('send')} end
  else ${step(NO_STEP)} end`;
}

export function stepSql(next: Sql): Sql {
  return sql`split_part(${next}, ' ', 1)`;
}

/** {@link NO_STEP} where nothing is in the way. */
export function obstacleSql(next: Sql): Sql {
  return sql`coalesce(nullif(split_part(${next}, ' ', 2), ''), ${sql.lit(NO_STEP)})`;
}

function step(name: WaitingStep | typeof NO_STEP, obstacle?: Refusal): Sql {
  return sql`${sql.lit(obstacle === undefined ? name : `${name} ${obstacle}`)}::text`;
}

function corrected(obstacle: Refusal): Sql {
  return step('correct', obstacle);
}

function missingCopySql({ partnersCopy }: FactsSql): Sql {
  return sql`when ${partnersCopy} = 'missing' then ${corrected('copy-not-here')}
      when ${partnersCopy} = 'unlinked' then ${corrected('copy-not-linked')}`;
}

function isLinkAwaitedSql({ status, ewpStatus, partnersCopy }: FactsSql): Sql {
  const negotiated = [EWP_STATUS['Notified by all'], EWP_STATUS['Approved by partner']];
  return sql`${ewpStatus} in (${numbers(negotiated)}) and ${status} = ${sql.lit(AGREEMENT_STATUS.Final)} and ${partnersCopy} = 'unlinked'`;
}

function isTerminatingSql({ ewpStatus, terminated }: FactsSql): Sql {
  return sql`${ewpStatus} = ${sql.lit(APPROVED_BY_ALL)} and ${terminated} between 1 and ${sql.lit(TERMINATION_STATUS['IIA Terminated'] - 1)}`;
}

function isOpenForChangesSql({ ewpStatus, wasApproved, hasNotified, hasUnsentEdits }: FactsSql): Sql {
  return sql`${ewpStatus} = ${sql.lit(EWP_STATUS['Notified by us'])} and ${wasApproved} and not ${hasNotified} and not ${hasUnsentEdits}`;
}

function isEndMissedSql({ ewpStatus, terminated, isPartnerEnding }: FactsSql): Sql {
  return sql`${ewpStatus} <> ${sql.lit(APPROVED_BY_ALL)} and ${terminated} <> ${TERMINATED} and ${isPartnerEnding}`;
}

function tableSql(value: Sql, table: Readonly<Record<number, Turn>>, otherwise: Sql): Sql {
  const cases = Object.entries(table).map(
    ([state, named]) => sql`when ${sql.lit(Number(state))} then ${turn(named)}`,
  );
  return sql`case ${value} ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

function turn(name: Turn): Sql {
  return sql`${sql.lit(name)}::text`;
}

function isOneOf(value: Sql, states: Readonly<Record<string, number>>): Sql {
  return sql`${value} in (${numbers(Object.values(states))})`;
}

function numbers(values: readonly number[]): Sql {
  return sql.join(values.map((value) => sql.lit(value)));
}
