import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { AgreementStatusName, EwpStatusName } from 'shared-contracts/agreements/agreements.ts';
import { FIRST_ACADEMIC_YEAR, MAX_AGREEMENT_END_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { day, daysLater, momentBetween } from './days.ts';
import type { SampleCalendar } from './days.ts';
import type { Period, Proportions } from './proportions.ts';
import type { Random } from './random.ts';

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
};

const NETWORK_START = day(2022, 3, 1);
const LAST_YEAR_OF_EARLIER_PROGRAMME = 2020;
const DELETED_SHARE = 0.04;
const LOCALLY_FINAL_SHARE = 0.75;

/** Decides an agreement's years, statuses and times; `wanted` fixes the status instead of choosing it. */
export function chooseFacts(
  random: Random,
  proportions: Proportions,
  calendar: SampleCalendar,
  wanted?: { readonly status: AgreementStatusName },
): AgreementFacts {
  const period = wanted ? 'active' : proportions.period(random);
  const { startYear, endYear } = chooseYears(random, period, calendar);
  const status = wanted?.status ?? proportions.status[period](random);
  const created = momentBetween(random, day(startYear - 1, 10, 1), day(startYear, 6, 30), calendar);
  const isOnPaper = period === 'earlierProgramme' || (status === 'Final' && created < NETWORK_START);
  const ewpStatus = isOnPaper ? null : proportions.ewpStatus[status](random);
  const isApproved = ewpStatus === 'Approved by all';
  return {
    startYear,
    endYear,
    status,
    ewpStatus,
    localStatus: status === 'Final' && random.chance(LOCALLY_FINAL_SHARE) ? 1 : 0,
    terminated: isApproved ? proportions.terminated(random) : 0,
    // What both sides have approved is never deleted: the network forbids it.
    isDeleted: !wanted && !isApproved && !isOnPaper && random.chance(DELETED_SHARE),
    created,
    modified: daysLater(created, random.integer(0, 200), calendar),
  };
}

/** The same agreement before anything of it went over the network: a partner that answers has no copy of what is invented, and would say so. */
export function beforeExchange(facts: AgreementFacts): AgreementFacts {
  return facts.ewpStatus === null ? facts : { ...facts, ewpStatus: 'Not notified', terminated: 0 };
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
