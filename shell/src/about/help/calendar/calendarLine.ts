import { formatDate, formatDaysAway } from 'shared-ui/core';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { fillText } from '../../../lib/fillText.ts';
import type { HelpTexts } from '../texts/helpTexts.ts';
import type { CalendarEntry } from './helpCalendar.ts';

/** - away: how far away the day is; undefined where there is none to come, or where the sentence says enough */
type CalendarLine = {
  readonly when: string;
  readonly what: string;
  readonly away: string | undefined;
};

/** Writes an entry of the calendar as people read it. */
export function calendarLine(entry: CalendarEntry, texts: HelpTexts, tag: LanguageTag): CalendarLine {
  if (entry.kind === 'notSet') {
    return { when: '–', what: fillText(texts.notSet, { type: texts.periods[entry.type] }), away: undefined };
  }
  const year = academicYearName(entry.year);
  if (entry.kind === 'period') {
    const values = { first: formatDate(entry.first, tag), last: formatDate(entry.last, tag) };
    return {
      when: fillText(texts.period, values),
      what: fillText(texts.phases[entry.phase], { type: texts.periods[entry.type], year }),
      away: entry.phase === 'coming' ? formatDaysAway(entry.daysLeft ?? 0, tag) : undefined,
    };
  }
  const effective = `${Number(entry.day.slice(0, 4)) + 1}${entry.day.slice(4)}`;
  return {
    when: formatDate(entry.day, tag),
    what: fillText(texts.days[entry.kind], { year, effective: formatDate(effective, tag) }),
    away: formatDaysAway(entry.daysLeft, tag),
  };
}
