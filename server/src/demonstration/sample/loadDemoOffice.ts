import { sql } from 'kysely';
import { DEPARTMENTAL_COORDINATOR } from 'shared-contracts/institutions/contacts.ts';
import type { Database } from '../../database/database.ts';
import { sampleCalendar } from './chance/days.ts';
import { createFactsheets } from './partners/factsheets.ts';
import { moveSequences } from './context/loadMode.ts';
import { loadedSample } from './loadSample.ts';
import { GROUP_ID } from './staff/localStaff.ts';
import { foreignPhone } from './chance/numbers.ts';
import { createRandom } from './chance/random.ts';
import { createSampleContext, type SampleContext } from './context/sampleContext.ts';

/** User of the demo office; the built-in provider has an account of that name. */
export const DEMO_OFFICER = 'iro';

const META_KEY = 'demo-office';
const NO_PARTNERS = {
  all: [],
  pick: () => {
    throw new Error('A demo office has no partners of its own.');
  },
};

/**
 * Gives a database without a sample what a university needs before it can answer a partner: an officer, a departmental coordinator and
 * factsheets, one of them active. Does nothing when they are there.
 */
export async function loadDemoOffice(database: Database, today = new Date()): Promise<void> {
  const made = database.selectFrom('portal_meta').select('key').where('key', '=', META_KEY);
  if ((await made.executeTakeFirst()) !== undefined || (await loadedSample(database)) !== undefined) return;
  await database.transaction().execute(async (transaction) => {
    const context = await createSampleContext(transaction, sampleCalendar(today));
    await createOfficer(transaction, context, today.toISOString());
    await createFactsheets(context, NO_PARTNERS, { domain: domainOf(context), phone: foreignPhone });
    await context.batches.flush(transaction);
    await moveSequences(transaction);
    await transaction.insertInto('portal_meta').values({ key: META_KEY, value: '{}' }).execute();
    await sql`update change_counters set version = version + 1`.execute(transaction);
  });
}

async function createOfficer(database: Database, context: SampleContext, at: string): Promise<void> {
  const random = createRandom('demo office');
  const { givenName, familyName, mailName } = context.people.foreign(random);
  const email = `${mailName}@${domainOf(context)}`;
  const { rows } = await sql<{ id: number }>`
    select departments.id from departments join institutions on institutions.id = institution_id
    where is_local and domain is null order by departments.id limit 1`.execute(database);
  const userId = context.nextId('users');
  context.batches.users(
    userId,
    DEMO_OFFICER,
    email,
    'International relations office',
    givenName,
    familyName,
    null,
    null,
    null,
    at,
    at,
    true,
  );
  context.batches.user_groups(userId, GROUP_ID['International Relations Office'] ?? null);
  const roles = JSON.stringify([{ value: DEPARTMENTAL_COORDINATOR, language: 'en' }]);
  context.batches.contacts(
    context.nextId('contacts'),
    userId,
    null,
    'Prof. Dr.',
    roles,
    givenName,
    familyName,
    email,
    foreignPhone(random),
    '1 University Street',
    null,
    rows[0]?.id ?? null,
    context.reference.local.id,
    false,
    at,
    at,
    true,
  );
}

function domainOf({ reference }: SampleContext): string {
  return `${reference.local.heiId.split('.')[0] ?? 'partner'}.example`;
}
