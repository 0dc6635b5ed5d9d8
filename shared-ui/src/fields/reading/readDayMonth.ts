import { formatParts } from 'shared-contracts/dates/universityTime.ts';
import { toMonthDay } from 'shared-contracts/members/check/values.ts';
import { foldText } from 'shared-contracts/text/text.ts';

/**
 * Reads a day of the year as people type it: `15/6`, `15.06.`, `15-6`, `15 June`, `15η Ιουνίου`, or as it is stored, `--06-15`.
 *
 * - gives `--MM-DD`; undefined for what is no day of any year
 */
export function readDayMonth(text: string): string | undefined {
  const typed = foldText(text).trim();
  const stored = toMonthDay(typed);
  if (stored !== undefined) return stored;
  const [, day, month] = IN_NUMBERS.exec(typed) ?? [];
  if (day !== undefined && month !== undefined) return toMonthDay(`--${month}-${day}`);
  const [, numbered, name] = WITH_NAME.exec(typed) ?? [];
  const named =
    name === undefined ? 0 : monthNames().findIndex((names) => names.some((one) => one.startsWith(name))) + 1;
  return numbered === undefined || named === 0 ? undefined : toMonthDay(`--${named}-${numbered}`);
}

/** Writes `--MM-DD` as `DD/MM`; anything else, as somebody is about to type it, stays as it is. */
export function writeDayMonth(value: string): string {
  const [, month, day] = /^--(\d{2})-(\d{2})$/.exec(value) ?? [];
  return month === undefined || day === undefined ? value : `${day}/${month}`;
}

const IN_NUMBERS = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\.?$/;
/** At least three letters of the month, so that none begins as another does. */
const WITH_NAME = /^(\d{1,2})(?:st|nd|rd|th|η)?\.?\s*([^\s\d.]{3,})\.?$/u;

/** Names of the months in both languages, as they stand beside a day, without case and accents. */
function monthNames(): readonly (readonly string[])[] {
  return Array.from({ length: 12 }, (_, month) =>
    (['en-GB', 'el'] as const).map((tag) =>
      foldText(
        formatParts(Date.UTC(2024, month, 1), tag, { month: 'long', timeZone: 'UTC' })
          .map(({ value }) => value)
          .join(''),
      ),
    ),
  );
}
