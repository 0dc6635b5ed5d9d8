import { FIRST_ACADEMIC_YEAR, LAST_ACADEMIC_YEAR } from 'shared-contracts/dates/academicYear.ts';
import {
  firstWindowDay,
  lastWindowDay,
  windowStart,
  windowStop,
} from 'shared-contracts/applications/applicationWindowDays.ts';
import type { ApplicationSettingsItem } from 'shared-contracts/applications/entities/applicationSettings.ts';
import type { ConflictShape } from 'shared-record/model';

/** Value that a reset gives the counter. Source: specification document 3, section 9. */
export const RESET_COUNTER = 1;

/**
 * One tab of the settings, as texts.
 *
 * - firstDay, lastDay: `YYYY-MM-DD`, both included, in Athens; `''` for none
 * - year: first calendar year of the academic year
 * - confirmsByMail: `yes` or `no`
 * - counter: `'1'` once it is to be reset, else `''`: then the server counts on, whatever is submitted meanwhile
 */
export type SettingsForm = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly year: string;
  readonly confirmsByMail: string;
  readonly counter: string;
};

/** What is compared of two versions: the counter goes on by itself, and is no conflict. */
export const SETTINGS_SHAPE: ConflictShape<SettingsForm> = {
  fields: ['firstDay', 'lastDay', 'year', 'confirmsByMail'],
};

/** Writes settings as the texts that their form begins with; empty ones while the office has set nothing up. */
export function toSettingsForm(settings: ApplicationSettingsItem | null): SettingsForm {
  const { applicationStart, applicationStop, academicYear } = settings ?? {};
  return {
    firstDay: applicationStart == null ? '' : firstWindowDay(applicationStart),
    lastDay: applicationStop == null ? '' : lastWindowDay(applicationStop),
    year: academicYear == null ? '' : String(academicYear),
    confirmsByMail: settings?.confirmsByMail === false ? 'no' : 'yes',
    counter: '',
  };
}

/** Turns a form that has been checked into the members that a save posts; the counter only when it is to be reset. */
export function toSettingsBody({ firstDay, lastDay, year, confirmsByMail, counter }: SettingsForm) {
  return {
    applicationStart: firstDay === '' ? null : windowStart(firstDay),
    applicationStop: lastDay === '' ? null : windowStop(lastDay),
    academicYear: year === '' ? null : Number(year),
    confirmsByMail: confirmsByMail === 'yes',
    ...(counter === '' ? {} : { applicationCounter: Number(counter) }),
  };
}

/** Tells whether the stored times are not those of whole days, as another program may have set them: saving rounds them to their days. */
export function hasPartOfDay(settings: ApplicationSettingsItem | null): boolean {
  const { applicationStart, applicationStop } = settings ?? {};
  return (
    (applicationStart != null &&
      Date.parse(windowStart(firstWindowDay(applicationStart))) !== Date.parse(applicationStart)) ||
    (applicationStop != null &&
      Date.parse(windowStop(lastWindowDay(applicationStop))) !== Date.parse(applicationStop))
  );
}

/** Lists the academic years to choose from, the latest first, with a stored one that lies outside. */
export function yearChoices(stored: number | null | undefined): readonly number[] {
  const years = Array.from(
    { length: LAST_ACADEMIC_YEAR - FIRST_ACADEMIC_YEAR + 1 },
    (_, index) => LAST_ACADEMIC_YEAR - index,
  );
  return stored == null || years.includes(stored) ? years : [stored, ...years];
}
