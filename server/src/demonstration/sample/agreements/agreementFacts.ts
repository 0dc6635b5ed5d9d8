import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { AgreementStatusName, EwpStatusName } from 'shared-contracts/agreements/agreements.ts';
import { FIRST_ACADEMIC_YEAR, MAX_AGREEMENT_END_YEAR } from 'shared-contracts/dates/academicYear.ts';
import type { OpenPlan, Plan } from './agreementPlans.ts';
import { day, daysAgo, daysLater, momentBetween } from '../chance/days.ts';
import type { SampleCalendar } from '../chance/days.ts';
import type { Period, Proportions } from '../chance/proportions.ts';
import type { Random } from '../chance/random.ts';

/** What has happened to an agreement; everything else that the sample says of it agrees with this. */
export type AgreementFacts = {
  readonly startYear: number;
  readonly endYear: number;
  readonly status: AgreementStatusName;
  /** Null for agreements on paper, from before the network. */
  readonly ewpStatus: EwpStatusName | null;
  readonly localStatus: 0 | 1;
  readonly terminated: number;
  readonly isDeleted: boolean;
  readonly created: Date;
  readonly modified: Date;
  /** When the network was told something of it for the first time, and for the last one. */
  readonly told: { readonly from: Date; readonly until: Date };
  /** Somebody has to do something. */
  readonly isOpen: boolean;
  /** The partner's copy says something else than ours. */
  readonly isApart: boolean;
};

const NETWORK_START = day(2022, 3, 1);
const LAST_YEAR_OF_EARLIER_PROGRAMME = 2020;
/** Of what is settled, and of what is open. */
const LOCALLY_FINAL_SHARE = { settled: 0.75, open: 0.2 } as const;
const TERMINATED_SHARE = 0.015;
/** For how many days something has waited: most for days and weeks, some for months. */
const AGES = [1, 2, 3, 4, 6, 7, 9, 11, 14, 18, 23, 29, 36, 44, 57, 73, 96, 128, 167] as const;

/** Decides an agreement's years, statuses and times by how it stands. */
export function chooseFacts(
  random: Random,
  proportions: Proportions,
  calendar: SampleCalendar,
  plan: Plan,
): AgreementFacts {
  return plan === 'settled' || plan === 'paper'
    ? settledFacts(random, proportions, calendar, plan)
    : openFacts(random, calendar, plan);
}

function settledFacts(
  random: Random,
  proportions: Proportions,
  calendar: SampleCalendar,
  plan: 'settled' | 'paper',
): AgreementFacts {
  const period = plan === 'paper' ? 'active' : proportions.period(random);
  const { startYear, endYear } = chooseYears(random, period, calendar);
  const created = momentBetween(random, day(startYear - 1, 10, 1), day(startYear, 6, 30), calendar);
  const isOver = period === 'earlierProgramme' || period === 'ended';
  const isOnPaper = plan === 'paper' || (isOver && created < NETWORK_START);
  const from = created < NETWORK_START ? NETWORK_START : created;
  const until = momentAfter(random, from, random.integer(20, 100), calendar);
  return {
    startYear,
    endYear,
    status: 'Final',
    ewpStatus: isOnPaper ? null : 'Approved by all',
    localStatus: random.chance(LOCALLY_FINAL_SHARE.settled) ? 1 : 0,
    terminated: !isOnPaper && random.chance(TERMINATED_SHARE) ? 4 : 0,
    isDeleted: false,
    created,
    // What is on paper still waits to be sent, and somebody has looked at it of late.
    modified:
      plan === 'paper'
        ? later(created, daysAgo(random, random.pick(AGES), calendar))
        : momentAfter(random, created, 90, calendar),
    told: { from, until },
    isOpen: false,
    isApart: false,
  };
}

/** Picks a moment within so many days after another one. */
function momentAfter(random: Random, from: Date, days: number, calendar: SampleCalendar): Date {
  // On the same day it may be an earlier hour.
  return later(from, momentBetween(random, from, daysLater(from, days, calendar), calendar));
}

function later(first: Date, second: Date): Date {
  return second < first ? first : second;
}

function openFacts(random: Random, calendar: SampleCalendar, plan: OpenPlan): AgreementFacts {
  const { status, ewpStatus, terminated = 0, yearsAhead = 0, isGone = false, isApart = false } = plan;
  const until = daysAgo(random, random.pick(AGES), calendar);
  const created = new Date(
    Math.max(daysLater(until, -random.integer(14, 90), calendar).getTime(), NETWORK_START.getTime()),
  );
  // A draft has waited since somebody worked on it last; what was told was as it is now before.
  const isTold = ewpStatus !== 'Not notified';
  const from = daysLater(created, random.integer(1, 8), calendar);
  const startYear = Math.min(calendar.year + yearsAhead, MAX_AGREEMENT_END_YEAR);
  return {
    startYear: terminated > 0 ? Math.max(FIRST_ACADEMIC_YEAR, startYear - 2) : startYear,
    endYear: MAX_AGREEMENT_END_YEAR,
    status,
    ewpStatus,
    localStatus: status === 'Final' && random.chance(LOCALLY_FINAL_SHARE.open) ? 1 : 0,
    terminated,
    isDeleted: isGone,
    created,
    modified: isTold ? from : until,
    told: { from, until },
    isOpen: !isGone,
    isApart,
  };
}

/**
 * The same agreement with a partner whose node answers: it has no copy of what is invented, and would say so. Nothing of it went over the network; what
 * is settled was so on paper, and is over.
 */
export function neverExchanged(facts: AgreementFacts, { year }: SampleCalendar): AgreementFacts {
  if (facts.isOpen) return { ...facts, ewpStatus: 'Not notified', terminated: 0, isApart: false };
  const years = Math.max(0, facts.endYear - (year - 1));
  return {
    ...facts,
    ewpStatus: null,
    terminated: 0,
    startYear: Math.max(FIRST_ACADEMIC_YEAR, facts.startYear - years),
    endYear: facts.endYear - years,
  };
}

function chooseYears(random: Random, period: Period, { year }: SampleCalendar) {
  switch (period) {
    case 'earlierProgramme': {
      const startYear = random.integer(FIRST_ACADEMIC_YEAR, LAST_YEAR_OF_EARLIER_PROGRAMME - 2);
      return { startYear, endYear: random.integer(startYear + 1, LAST_YEAR_OF_EARLIER_PROGRAMME) };
    }
    case 'ended': {
      const endYear = random.integer(Math.min(2022, year - 1), year - 1);
      return { startYear: Math.max(FIRST_ACADEMIC_YEAR, endYear - random.integer(1, 3)), endYear };
    }
    case 'active': {
      // Agreements of one programme end together: most in its last year.
      const endYear = random.chance(0.55)
        ? MAX_AGREEMENT_END_YEAR
        : random.integer(year, MAX_AGREEMENT_END_YEAR);
      return { startYear: random.integer(Math.min(2021, year), year), endYear };
    }
    case 'future':
      return { startYear: year + 1, endYear: MAX_AGREEMENT_END_YEAR };
  }
}

export const statusId = (facts: AgreementFacts): number => AGREEMENT_STATUS[facts.status];
export const ewpStatusId = (facts: AgreementFacts): number | null =>
  facts.ewpStatus ? EWP_STATUS[facts.ewpStatus] : null;
