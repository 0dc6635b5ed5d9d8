import type { ApplicationType } from './applications.ts';
import { refusedAs, type FieldErrorCode } from '../errors/errorCodes.ts';
import { MOBILITY_TYPES, START_SEMESTERS } from './members/applicationParts.ts';

type StartSemester = (typeof START_SEMESTERS)[number];

/** Which kind of stay an application of each type asks for. */
export const MOBILITY_TYPE_OF = {
  'long-term-studies': MOBILITY_TYPES[0],
  'short-term-studies': MOBILITY_TYPES[1],
} as const satisfies Record<ApplicationType, (typeof MOBILITY_TYPES)[number]>;

/** Semesters of a long-term stay by the one in which it begins: after a spring there is no second one in the academic year. */
const SEMESTERS: Readonly<Record<StartSemester, readonly number[]>> = { winter: [1, 2], spring: [1] };
/** Months of a long-term stay by its number of semesters, both ends included. */
const MONTHS: ReadonlyMap<number, readonly [first: number, last: number]> = new Map([
  [1, [1, 6]],
  [2, [7, 12]],
]);
/** Days of a short-term stay, both ends included. */
const DAYS = [5, 30] as const;

/** When and how long a stay is; null or `''` for what is not chosen yet. */
export type StayTime = {
  readonly startSemester: string | null;
  /** Semesters; days of a short-term stay. */
  readonly semesterDuration: number | null;
  readonly monthDuration: number | null;
};

/**
 * Lists how long a stay may be: semesters of a long-term one, days of a short-term one; none before the start semester is chosen.
 *
 * Source of these rules: specification document 3, section 9.
 */
export function durationOptions(type: ApplicationType, startSemester: string | null): readonly number[] {
  const start = START_SEMESTERS.find((semester) => semester === startSemester);
  if (start === undefined) return [];
  return type === 'short-term-studies' ? fromTo(...DAYS) : SEMESTERS[start];
}

/** Lists how many months a long-term stay of some semesters may take; a short-term one has none. */
export function monthOptions(type: ApplicationType, semesters: number | null): readonly number[] {
  const range = type === 'short-term-studies' || semesters === null ? undefined : MONTHS.get(semesters);
  return range === undefined ? [] : fromTo(...range);
}

type Refused = { readonly member: keyof StayTime; readonly code: FieldErrorCode };

/** Says what is wrong with when and how long; what is not chosen is not judged. */
export function durationErrors(type: ApplicationType, stay: StayTime): readonly Refused[] {
  const { startSemester, semesterDuration, monthDuration } = stay;
  const isShort = type === 'short-term-studies';
  const isWrongDuration =
    semesterDuration !== null &&
    startSemester !== null &&
    startSemester !== '' &&
    !durationOptions(type, startSemester).includes(semesterDuration);
  const isWrongMonths =
    monthDuration !== null &&
    (isShort ||
      (semesterDuration !== null &&
        !isWrongDuration &&
        !monthOptions(type, semesterDuration).includes(monthDuration)));
  return [
    ...(isWrongDuration
      ? [
          {
            member: 'semesterDuration' as const,
            code: refusedAs(isShort ? 'days-not-offered' : 'semesters-not-offered'),
          },
        ]
      : []),
    ...(isWrongMonths
      ? [
          {
            member: 'monthDuration' as const,
            code: refusedAs(isShort ? 'months-of-long-term' : 'months-not-offered'),
          },
        ]
      : []),
  ];
}

function fromTo(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
