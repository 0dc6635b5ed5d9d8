import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { migrateUntil } from '../support/databases/migrateUntil.ts';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';

let portal: EmptyDatabase;
beforeAll(async () => {
  portal = await makeEmptyDatabase();
  await migrateUntil(portal.database, '0013_fileContents');
  await fillOldRows(portal.database);
  await migrate(portal.database);
}, DATABASE_TIMEOUT_MS);
afterAll(() => portal.remove());

/** Agreements 1 and 2 are with A and B, who call their copies 2 and 1; 4 is with A, and linked with its copy 3; 3 is with B, who knows nothing of it. */
async function fillOldRows(database: Database): Promise<void> {
  await sql`
    insert into agreement_statuses values (1, 'Draft');
    insert into academic_years values (2026, '2026-2027');
    insert into countries (id, code, name, name_gr, is_programme_country) values (1, 'GR', 'Greece', 'Ελλάδα', true);
    insert into institutions (id, name, hei_id, country_id, is_local) values
      (1, 'Ours', 'ours.example', 1, true), (2, 'A', 'a.example', 1, false), (3, 'B', 'b.example', 1, false);
    insert into agreements (id, start_year_id, end_year_id, status_id) select id, 2026, 2026, 1 from generate_series(1, 4) id;
    insert into agreement_institutions values (1, 1), (1, 2), (2, 1), (2, 3), (3, 1), (3, 3), (4, 1), (4, 2);
    insert into partner_agreement_identifications (agreement_id, iia_id) values (1, '2'), (2, '1'), (4, '3');
    insert into notifications (id, type, hei_id, notifier_hei_id, approving_hei_id, owner_hei_id, changed_element_ids, date_created) values
      (1, 'iia-cnr', 'a.example', 'ours.example', null, 'ours.example', '1', '2026-01-01'),
      (2, 'iia-cnr', 'ours.example', 'a.example', null, 'a.example', '2', '2026-01-02'),
      (3, 'iia-cnr', 'ours.example', 'b.example', null, 'b.example', '1', '2026-01-03'),
      (4, 'iia-approval-cnr', 'a.example', 'ours.example', 'ours.example', 'a.example', '2', '2026-01-04'),
      (5, 'iia-approval-cnr', 'ours.example', 'b.example', 'b.example', 'ours.example', '2', '2026-01-05'),
      (6, 'iia-approval-cnr', 'ours.example', 'a.example', 'a.example', 'ours.example', '2', '2026-01-06'),
      (7, 'iia-cnr', 'ours.example', 'b.example', null, 'b.example', '77', '2026-01-07'),
      (8, 'iia-cnr', 'ours.example', 'ours.example', null, null, '3', '2026-01-08'),
      (9, 'iia-cnr', 'a.example', 'a.example', null, null, '3', '2026-01-09'),
      (10, 'iia-approval-cnr', 'ours.example', null, 'ours.example', 'b.example', '1', '2026-01-10'),
      (11, 'iia-cnr', null, null, null, null, '1', '2026-01-11');
    insert into approval_responses (id, approving_hei_id, conditions_hash, iia_id, date_created) values
      (1, 'ours.example', repeat('a', 64), '2', '2026-01-04'),
      (2, 'b.example', repeat('b', 64), '2', '2026-01-05'),
      (3, 'a.example', repeat('c', 64), '2', '2026-01-06'),
      (4, 'ours.example', repeat('d', 64), '1', '2026-01-10'),
      (5, 'ours.example', repeat('e', 64), '3', '2026-02-01'),
      (6, 'ours.example', repeat('f', 64), '77', '2026-02-02');
  `.execute(database);
}

async function agreementsOf(table: string) {
  const { rows } = await sql<{ id: number; agreement: number | null }>`
    select id, agreement_id as agreement from ${sql.table(table)} order by id`.execute(portal.database);
  return Object.fromEntries(rows.map(({ id, agreement }) => [id, agreement]));
}

describe('what was recorded before rows named their agreement', () => {
  test('notifications belong to the agreement whose copy they name, if it is with whoever sent them', async () => {
    expect(await agreementsOf('notifications')).toEqual({
      1: 1,
      2: 1,
      3: 2,
      4: 1,
      5: 2,
      6: null,
      7: null,
      8: 3,
      9: 4,
      10: 2,
      11: null,
    });
  });

  test('approvals of ours belong where the notification of the same moment does, or where one agreement alone fits', async () => {
    expect(await agreementsOf('approval_responses')).toEqual({ 1: 1, 2: 2, 3: null, 4: 2, 5: 4, 6: null });
  });
});
