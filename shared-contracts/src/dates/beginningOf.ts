/** The university's time zone: its days begin and end there, wherever the person is. */
const TIME_ZONE = 'Europe/Athens';

/**
 * Gives the moment at which a day begins at the university. Clocks change there at 3 or 4 in the morning: at midnight of a day Athens is as far from UTC
 * as it is at midnight UTC.
 *
 * - day: `YYYY-MM-DD`
 */
export function beginningOf(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const { year, month, day: date, hour, minute } = athensParts(new Date(midnight));
  const shown = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:00Z`);
  return new Date(midnight - (shown - midnight));
}

/** The calendar and the clock of the university at a moment, in digits. */
export function athensParts(moment: Date) {
  const format = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  });
  const parts = format.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    year: part('year').padStart(4, '0'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}
