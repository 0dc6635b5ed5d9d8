import type { HeaderValues } from './signingString.ts';

/** How far a message's date may lie from our clock. The network forbids a smaller value. */
export const DATE_WINDOW_MS = 5 * 60_000;

const HTTP_DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|UTC|[+-]0000)$/;

/** Names of the headers that tell when a message was made; a proxy may have rewritten the first. */
const DATE_HEADERS = ['date', 'original-date'] as const;

/**
 * Says what is wrong with the dates of a message, both of them if it has both; null when they are fine or there is none.
 *
 * Source: EWP sec-cliauth-httpsig, "Verify the date(s)".
 */
export function dateFault(headers: HeaderValues, now: Date): string | null {
  for (const name of DATE_HEADERS) {
    const value = headers[name];
    if (value === undefined) continue;
    const time = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(time)) return `The ${name} header is no date such as "Sun, 06 Nov 1994 08:49:37 GMT".`;
    if (Math.abs(time - now.getTime()) > DATE_WINDOW_MS) {
      return `The ${name} header lies more than 5 minutes from the server's clock, which says ${now.toUTCString()}.`;
    }
  }
  return null;
}
