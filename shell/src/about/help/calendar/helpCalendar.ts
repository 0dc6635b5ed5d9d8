import { firstWindowDay, lastWindowDay } from 'shared-contracts/applications/applicationWindowDays.ts';
import {
  APPLICATION_TYPES,
  type ApplicationType,
  type ApplicationWindow,
} from 'shared-contracts/applications/applications.ts';
import { AGREEMENT_DAYS } from 'shared-contracts/dates/agreementDays.ts';
import { FIRST_DAY_OF_ACADEMIC_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { deadlineOf } from 'shared-contracts/dates/deadline.ts';
import { daysBetween } from 'shared-contracts/dates/universityTime.ts';

/** A day of every year. - day: the next one, today included; year: the academic year that it is about, by its first calendar year */
type YearDay = {
  readonly kind: keyof typeof AGREEMENT_DAYS | 'yearBegins';
  readonly day: string;
  readonly daysLeft: number;
  readonly year: number;
};
/** A period for applications. - daysLeft: until its next day; undefined once it is over */
type Period = {
  readonly kind: 'period';
  readonly type: ApplicationType;
  readonly first: string;
  readonly last: string;
  readonly phase: 'coming' | 'open' | 'over';
  readonly daysLeft: number | undefined;
  readonly year: number;
};
type UnsetPeriod = { readonly kind: 'notSet'; readonly type: ApplicationType; readonly daysLeft: undefined };
export type CalendarEntry = YearDay | Period | UnsetPeriod;

/**
 * Lists what the year has for a reader, the nearest first; what is over or not set yet comes last.
 *
 * - today: the day at the university, `YYYY-MM-DD`
 * - hasAgreements: the reader works with agreements
 * - windows: the settings of applications; undefined for whoever has nothing to do with them
 */
export function helpCalendar(
  today: string,
  hasAgreements: boolean,
  windows: readonly ApplicationWindow[] | undefined,
): readonly CalendarEntry[] {
  const days = [
    yearDay('yearBegins', FIRST_DAY_OF_ACADEMIC_YEAR, today, 0),
    ...(hasAgreements
      ? [
          yearDay('amendment', AGREEMENT_DAYS.amendment, today, 0),
          yearDay('notice', AGREEMENT_DAYS.notice, today, 0),
          yearDay('lastDay', AGREEMENT_DAYS.lastDay, today, -1),
        ]
      : []),
  ];
  const periods = windows === undefined ? [] : APPLICATION_TYPES.map((type) => period(type, windows, today));
  return [...days, ...periods].sort(
    (a, b) => (a.daysLeft ?? Number.MAX_SAFE_INTEGER) - (b.daysLeft ?? Number.MAX_SAFE_INTEGER),
  );
}

/** - yearsOn: from the calendar year of the day to the beginning of the academic year that it is about */
function yearDay(kind: YearDay['kind'], dayOfYear: string, today: string, yearsOn: number): YearDay {
  const deadline = deadlineOf(dayOfYear, today);
  if (deadline === null) throw new RangeError(`${dayOfYear} is no day of the year`);
  const day = deadline.next ?? deadline.day;
  return {
    kind,
    day,
    daysLeft: deadline.daysToNext ?? deadline.daysLeft,
    year: Number(day.slice(0, 4)) + yearsOn,
  };
}

function period(
  type: ApplicationType,
  windows: readonly ApplicationWindow[],
  today: string,
): Period | UnsetPeriod {
  const own = windows.find(({ applicationType }) => applicationType === type);
  if (own?.applicationStart == null || own.applicationStop == null || own.academicYear === null)
    return { kind: 'notSet', type, daysLeft: undefined };
  const first = firstWindowDay(own.applicationStart);
  const last = lastWindowDay(own.applicationStop);
  const phase = today < first ? 'coming' : today > last ? 'over' : 'open';
  const daysLeft = { coming: daysBetween(today, first), open: daysBetween(today, last), over: undefined }[
    phase
  ];
  return { kind: 'period', type, first, last, phase, daysLeft, year: own.academicYear };
}
