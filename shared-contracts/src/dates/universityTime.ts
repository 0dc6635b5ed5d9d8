/** The university's days begin and end in this time zone, wherever the person is. */
export const UNIVERSITY_TIME_ZONE = 'Europe/Athens';

const DAY_MS = 86_400_000;
const UNITS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Digits of a calendar day and a clock: the year with four, all others with two. */
export type ClockTime = Readonly<Record<(typeof UNITS)[number], string>>;

/** Creating a formatter takes a third of a millisecond, and lists need one in each row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the parts of a moment as a language writes them, such as its month in words.
 *
 * No other module creates formatters of dates: those that name no time zone show the day of the machine that they run on.
 */
export function formatParts(
  moment: Date | number,
  locale: string,
  options: Intl.DateTimeFormatOptions & { readonly timeZone: string },
): Intl.DateTimeFormatPart[] {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.formatToParts(moment);
}

/** Checks whether a text names a time zone, such as `Europe/Athens`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Returns what calendar and clock of a time zone show at a moment.
 *
 * Only this module reads digits from what `Intl` formats: by the type of each part, since their order and the marks between them change
 * with the language data of browser and server.
 */
export function clockTime(moment: Date | number, timeZone: string = UNIVERSITY_TIME_ZONE): ClockTime {
  const parts = formatParts(moment, 'en', { ...DIGITS, timeZone });
  const digits = (unit: (typeof UNITS)[number]) =>
    (parts.find(({ type }) => type === unit)?.value ?? '').padStart(unit === 'year' ? 4 : 2, '0');
  return {
    year: digits('year'),
    month: digits('month'),
    day: digits('day'),
    hour: digits('hour'),
    minute: digits('minute'),
    second: digits('second'),
  };
}

const DIGITS = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const satisfies Intl.DateTimeFormatOptions;

/** Returns the university's calendar day at a moment, as `YYYY-MM-DD`. */
export function universityDay(moment: Date | number): string {
  const { year, month, day } = clockTime(moment);
  return `${year}-${month}-${day}`;
}

/** Returns the calendar year at the university. */
export function universityYear(moment: Date | number): number {
  return Number(clockTime(moment).year);
}

/**
 * Returns the moment at which a day begins at the university. Clocks change there at 3 or 4 in the morning: at midnight of a day Athens is
 * as far from UTC as it is at midnight UTC.
 *
 * - day: `YYYY-MM-DD`
 */
export function startOfUniversityDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const { hour, minute } = clockTime(midnight);
  const shown = Date.parse(`${universityDay(midnight)}T${hour}:${minute}:00Z`);
  return new Date(midnight - (shown - midnight));
}

/** Counts the days from one day to another, both `YYYY-MM-DD`; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
