import type { FaultReport, ToldCount, ToldFault } from 'shared-contracts/releases/faults/faultReports.ts';
import { MOST_MESSAGE } from 'shared-contracts/releases/faults/faultReports.ts';
import { scrubText } from 'shared-contracts/releases/faults/scrubText.ts';

/** Directive of the content policy, and what it refused: a word of the policy, or an origin. */
const VIOLATION = /^[a-z-]{3,40} (?:[a-z-]{1,30}|(?:https?|wss?):\/\/[\w.[\]:-]{1,120})$/;
/** Stands for what is not told in the form that browsers of the portal tell it in. */
export const OTHER = 'other';

/** Takes out of a report what may be personal, whatever a browser has left in it. - pages: patterns that the portal has */
export function scrubReport(
  { faults, counts }: Pick<FaultReport, 'faults' | 'counts'>,
  pages: ReadonlySet<string>,
): Pick<FaultReport, 'faults' | 'counts'> {
  const page = (told: string) => (pages.has(told) ? told : '');
  return {
    faults: faults.map((fault): ToldFault => ({
      ...fault,
      message: scrubText(fault.message, MOST_MESSAGE),
      page: page(fault.page),
    })),
    counts: counts.map((count): ToldCount => ({ ...count, what: whatOf(count, page) })),
  };
}

function whatOf({ kind, what }: ToldCount, page: (told: string) => string): string {
  if (kind === 'longTask') return page(what);
  return VIOLATION.test(what) ? what : OTHER;
}
