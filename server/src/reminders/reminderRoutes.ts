import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { ReminderList } from 'shared-contracts/reminders/reminder.ts';
import type { ReminderSettings } from 'shared-contracts/reminders/reminderSettings.ts';
import { DEFAULT_LANGUAGE, languageOfTag, type Language } from 'shared-contracts/text/language.ts';
import { offeredReminders } from 'shared-contracts/reminders/reminders.ts';
import type { Database } from '../database/database.ts';
import type { SignedInCaller } from '../platform/tokens/caller.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { Problem } from '../platform/problems/problem.ts';
import { requestLanguage } from '../platform/requests/requestLanguage.ts';
import { lastMailOf } from './mails/lastMail.ts';
import { mailAddress } from '../mails/recipient.ts';
import { hideReminder } from './hideReminder.ts';
import { listReminders } from './listReminders.ts';
import { readChoice } from './settings/readChoice.ts';
import { saveChoice } from './settings/saveChoice.ts';

/**
 * - canMail: the portal sends mails
 * - onSaved: told when somebody has changed what they are reminded of
 */
export type ReminderRouteParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly canMail: boolean;
  readonly onSaved: () => void;
};

/** Registers what is due for the caller, and what they chose to be reminded of. Each person reaches what is their own. */
export function registerReminders(app: FastifyInstance, parts: ReminderRouteParts): void {
  const { database, clock, onSaved } = parts;
  const listed = async (caller: SignedInCaller, request: FastifyRequest): Promise<ReminderList> => {
    const now = clock();
    const { choice } = await readChoice(database, caller, languageOf(request));
    return { today: universityDay(now), ...(await listReminders({ database, person: caller, choice, now })) };
  };

  registerCall(app, CALLS.readReminders, ({ caller, request }) => listed(caller, request));

  registerCall(app, CALLS.hideReminder, async ({ caller, body, request }) => {
    const now = clock();
    const { choice } = await readChoice(database, caller, languageOf(request));
    await hideReminder({ database, person: caller, choice, now }, body);
    return listed(caller, request);
  });

  registerCall(app, CALLS.readReminderSettings, ({ caller, request }) => settingsOf(parts, caller, request));

  registerCall(app, CALLS.saveReminderSettings, async ({ caller, body, request }) => {
    const isSaved = await saveChoice(database, { person: caller, ...body, now: clock() });
    const current = await settingsOf(parts, caller, request);
    if (!isSaved) throw new Problem('stale', STALE_TEXT, { current });
    onSaved();
    return current;
  });
}

async function settingsOf(
  { database, canMail }: ReminderRouteParts,
  caller: SignedInCaller,
  request: FastifyRequest,
): Promise<ReminderSettings> {
  const { version, choice } = await readChoice(database, caller, languageOf(request));
  const account = await database
    .selectFrom('users')
    .select('email')
    .where('id', '=', caller.id)
    .executeTakeFirst();
  return {
    version,
    choice,
    offered: [...offeredReminders(caller)],
    email: mailAddress(account?.email ?? null),
    canMail,
    lastMail: await lastMailOf(database, caller.id),
  };
}

function languageOf(request: FastifyRequest): Language {
  return languageOfTag(requestLanguage(request)) ?? DEFAULT_LANGUAGE;
}

const STALE_TEXT = {
  en: 'Your reminders were changed in the meantime, in another window or on another device. Nothing was saved.',
  el: 'Οι υπενθυμίσεις σας άλλαξαν στο μεταξύ, σε άλλο παράθυρο ή σε άλλη συσκευή. Τίποτα δεν αποθηκεύτηκε.',
};
