import type { ApplicationStatus, ApplicationType } from 'shared-contracts/applications/applications.ts';
import { day, daysLater, momentBetween } from '../chance/days.ts';
import type { SampleCalendar } from '../chance/days.ts';
import { createRandom, weightedChoice } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { Student } from './students.ts';

/** One application as it will be written. */
export type ApplicationPlan = {
  readonly student: Student;
  readonly type: ApplicationType;
  readonly status: ApplicationStatus;
  readonly year: number;
  readonly isDeleted: boolean;
  readonly created: Date;
  /** Null for drafts, as is the number. */
  readonly submitted: Date | null;
  readonly number: number | null;
};

type Draft = Omit<ApplicationPlan, 'number' | 'created' | 'submitted'>;

const OTHER_APPLICATIONS = 116;
const pickType = weightedChoice<ApplicationType>([
  ['long-term-studies', 74],
  ['short-term-studies', 26],
]);
const pickAge = weightedChoice<number>([
  [0, 45],
  [1, 25],
  [2, 20],
  [3, 10],
]);
const pickCurrentStatus = weightedChoice<ApplicationStatus>([
  ['draft', 26],
  ['submitted', 48],
  ['validated', 26],
]);
const pickEarlierStatus = weightedChoice<ApplicationStatus>([
  ['draft', 8],
  ['submitted', 8],
  ['validated', 84],
]);

/** Decides who applied for what and when, and numbers the submitted applications of each year and type in their order. */
export function planApplications(
  students: readonly Student[],
  calendar: SampleCalendar,
): readonly ApplicationPlan[] {
  const random = createRandom('application plans');
  const others = students.filter(({ account }) => account === null);
  const drafts = demoApplications(students, calendar.year);
  while (drafts.length < OTHER_APPLICATIONS) {
    const age = pickAge(random);
    const status = age === 0 ? pickCurrentStatus(random) : pickEarlierStatus(random);
    const draft = { student: random.pick(others), type: pickType(random), status, year: calendar.year - age };
    // One submitted application of a type and year for each student.
    if (status === 'draft' || !drafts.some((other) => isSameRound(other, draft))) {
      drafts.push({ ...draft, isDeleted: status !== 'validated' && random.chance(0.08) });
    }
  }
  return numbered(drafts.map((draft) => ({ ...draft, ...timesOf(random, draft, calendar) })));
}

/** What the demo accounts need: an application that stands in the way of another, drafts, and older ones. */
function demoApplications(students: readonly Student[], year: number): Draft[] {
  return students.flatMap((student): Draft[] => {
    const own = { student, isDeleted: false };
    if (student.account === 'student') {
      return [
        { ...own, type: 'long-term-studies', status: 'validated', year: year - 2 },
        { ...own, type: 'long-term-studies', status: 'submitted', year },
        { ...own, type: 'short-term-studies', status: 'draft', year },
        { ...own, type: 'long-term-studies', status: 'draft', year: year - 1, isDeleted: true },
      ];
    }
    return student.account === 'student2'
      ? [{ ...own, type: 'long-term-studies', status: 'draft', year }]
      : [];
  });
}

type Round = Pick<Draft, 'student' | 'type' | 'status' | 'year'>;

const isSameRound = (left: Round, right: Round): boolean =>
  left.status !== 'draft' &&
  left.student === right.student &&
  left.type === right.type &&
  left.year === right.year;

/** Long-term applications are made from September on, short-term ones in the spring before. */
function timesOf(random: Random, { type, status, year }: Round, calendar: SampleCalendar) {
  const [from, to] =
    type === 'long-term-studies'
      ? [day(year, 9, 10), day(year, 11, 20)]
      : [day(year, 3, 2), day(year, 5, 20)];
  const created = momentBetween(random, from, to, calendar);
  return {
    created,
    submitted: status === 'draft' ? null : daysLater(created, random.integer(1, 9), calendar),
  };
}

function numbered(plans: readonly Omit<ApplicationPlan, 'number'>[]): readonly ApplicationPlan[] {
  const last = new Map<string, number>();
  const byTime = [...plans].sort((left, right) => left.created.getTime() - right.created.getTime());
  return byTime.map((plan) => {
    if (!plan.submitted) return { ...plan, number: null };
    const round = `${plan.type} ${plan.year}`;
    const number = (last.get(round) ?? 0) + 1;
    last.set(round, number);
    return { ...plan, number };
  });
}
