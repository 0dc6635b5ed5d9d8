const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** Gives a calendar day as `YYYY-MM-DD`, or undefined when there is no such day. */
export function readDay(text: string): string | undefined {
  if (!DAY.test(text) || text.startsWith('0000')) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

/** Gives an ISO time or day as UTC with milliseconds, or undefined when there is no such time; without a zone it is UTC. */
export function readMoment(text: string): string | undefined {
  if (DAY.test(text)) return readDay(text) && `${text}T00:00:00.000Z`;
  const [, day = '', minutes = '', seconds = '00', fraction = '', zone = 'Z'] = MOMENT.exec(text) ?? [];
  if (readDay(day) === undefined) return undefined;
  const moment = new Date(`${day}T${minutes}:${seconds}${fraction.slice(0, 4)}${zone}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const iso = moment.toISOString();
  // A zone may carry the first or the last day over the four digits of a year.
  return /^\d{4}-/.test(iso) && !iso.startsWith('0000') ? iso : undefined;
}
