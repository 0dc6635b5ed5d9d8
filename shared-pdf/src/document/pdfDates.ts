const TIME_ZONE = 'Europe/Athens';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const TIMES = timesIn(TIME_ZONE);
const DAYS = timesIn('UTC');

/**
 * Writes a time as `dd/mm/yyyy hh:mm:ss`, in the time of the university.
 *
 * - value: ISO time, or a calendar day `YYYY-MM-DD` that no time zone moves
 * - gives '' when the value is absent or no time
 */
export function formatPdfTime(value: string | null | undefined): string {
  const time = value == null ? NaN : Date.parse(value);
  if (value == null || Number.isNaN(time)) return '';
  return (DAY.test(value) ? DAYS : TIMES).format(time).replace(',', '');
}

function timesIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
}
