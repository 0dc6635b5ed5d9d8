import { sql } from 'kysely';
import {
  type ApplicationType,
  type ApplicationWindow,
  type ExistingApplication,
  newApplicationBlock,
} from 'shared-contracts/applications/applications.ts';
import { firstWindowDay, lastWindowDay } from 'shared-contracts/applications/applicationWindowDays.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import { isRemindedAsApplicant } from 'shared-contracts/reminders/reminders.ts';
import { daysBefore } from '../days.ts';
import type { Asked } from './asked.ts';
import { BLANK_REMINDER } from './blankReminder.ts';

/** Days on which applications begin and end to be taken: for the office, and for whoever has not applied yet. */
export async function windowReminders(asked: Asked): Promise<readonly Reminder[]> {
  const { rows: windows } = await sql<Settings>`
    select application_type as type, application_start as start, application_stop as stop, academic_year as year
    from application_settings where application_start is not null and application_stop is not null
    order by application_type`.execute(asked.database);
  const isApplicant = isRemindedAsApplicant(asked.person);
  const own = isApplicant ? await ownApplications(asked) : [];
  return windows
    .filter((window) => !isApplicant || !hasApplied(window, own, asked.now))
    .flatMap((window) => windowReminder(window, isApplicant, asked));
}

type Settings = {
  readonly type: ApplicationType;
  readonly start: Date;
  readonly stop: Date;
  readonly year: number | null;
};

/** Opening and closing are told each once; that a window is open, to applicants alone, who may not have been told before. */
function windowReminder(
  { type, start, stop }: Settings,
  isOwn: boolean,
  { now, today, choice }: Asked,
): readonly Reminder[] {
  const [opens, closes] = [firstWindowDay(start.toISOString()), lastWindowDay(stop.toISOString())];
  if (now >= stop) return [];
  const reminder = { ...BLANK_REMINDER, kind: 'window' as const, applicationType: type, isOwn };
  const isNear = (day: string) => daysBefore(day, choice.daysBefore) <= today;
  if (now < start) {
    if (!isNear(opens)) return [];
    return [{ ...reminder, key: `window:${type}:${opens}`, phase: 'opens', day: opens, laterDay: closes }];
  }
  if (isNear(closes))
    return [
      { ...reminder, key: `window-closes:${type}:${closes}`, phase: 'closes', day: closes, laterDay: closes },
    ];
  if (!isOwn) return [];
  return [{ ...reminder, key: `window:${type}:${opens}`, phase: 'open', day: opens, laterDay: closes }];
}

function hasApplied(
  { type, start, stop, year }: Settings,
  own: readonly ExistingApplication[],
  now: Date,
): boolean {
  const window: ApplicationWindow = {
    applicationType: type,
    applicationStart: start.toISOString(),
    applicationStop: stop.toISOString(),
    academicYear: year,
  };
  return newApplicationBlock(type, window, own, { isIro: false, now }) === 'exists';
}

async function ownApplications({ database, person }: Asked): Promise<readonly ExistingApplication[]> {
  const { rows } = await sql<ExistingApplication>`
    select type, status, application_year as "applicationYear", is_deleted as "isDeleted"
    from applications where owner_id = ${person.id}`.execute(database);
  return rows;
}

/** Applications of the person that the office has sent back, until they are submitted again. */
export async function returnedReminders({ database, person }: Asked): Promise<readonly Reminder[]> {
  const { rows } = await sql<{ id: number; type: ApplicationType; at: Date }>`
    select id, type, date_returned as at from applications
    where owner_id = ${person.id} and status = 'draft' and date_returned is not null and not is_deleted order by id`.execute(
    database,
  );
  return rows.map(({ id, type, at }) => ({
    ...BLANK_REMINDER,
    key: `returned:${id}:${at.toISOString()}`,
    kind: 'returned',
    day: universityDay(at),
    isOwn: true,
    application: id,
    applicationType: type,
  }));
}
