import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { findLastRead, UNREAD } from '../../src/exchange/store/copies/copyReads.ts';
import { readLastOffer } from '../../src/exchange/store/copies/offeredFiles.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { migrateUntil } from '../support/databases/migrateUntil.ts';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';

let portal: EmptyDatabase;
beforeAll(async () => {
  portal = await makeEmptyDatabase();
  await migrateUntil(portal.database, '0074_userSubjects');
  await fillOldCopies(portal.database);
  await migrate(portal.database);
}, DATABASE_TIMEOUT_MS);
afterAll(() => portal.remove());

/** Of 1 a person was corrected after its PDF was offered and read; of 2 both came after its last change; 3 came from an earlier system. */
async function fillOldCopies(database: Database): Promise<void> {
  await sql`
    insert into agreement_statuses values (3, 'Final');
    insert into academic_years values (2026, '2026-2027');
    insert into countries (id, code, name, name_gr, is_programme_country) values (1, 'GR', 'Greece', 'Ελλάδα', true);
    insert into institutions (id, name, hei_id, country_id, is_local) values
      (1, 'Ours', 'ours.example', 1, true), (2, 'A', 'a.example', 1, false);
    insert into agreements (id, start_year_id, end_year_id, status_id) select id, 2026, 2026, 3 from generate_series(1, 3) id;
    insert into iia_exchanges (agreement_id, partner_hei_id, ours, ewp_status_id, terminated, served_at, judged_of)
    select id, 'a.example', jsonb_build_object('hash', 'h' || id, 'isTerminated', false, 'iia', jsonb_build_object('partners', id)), 7, 0, served::timestamptz, 'before'
    from (values (1, '2026-03-01'), (2, '2026-02-01'), (3, '2026-01-05')) served(id, served);
    insert into iia_files (agreement_id, copy_hash, content, offered_at) values
      (1, 'h1', 'pdf', '2026-02-01'), (2, 'h2', 'pdf', '2026-02-01');
    insert into notifications (type, notifier_hei_id, changed_element_ids, agreement_id, date_created) values
      ('iia-cnr', 'ours.example', '1', 1, '2026-01-01'), ('iia-cnr', 'a.example', 'x', 1, '2026-02-20'),
      ('iia-approval-cnr', 'ours.example', 'x', 1, '2026-02-21');
    insert into exchange_documents (direction, kind, hei_ids, iia_ids, request, status, is_valid, at) values
      ('incoming', 'iias-get', '{a.example}', '{1,2}', 'GET', 200, true, '2026-02-15'),
      ('incoming', 'iias-get', '{other.example}', '{3}', 'GET', 200, true, '2026-02-15'),
      ('incoming', 'iia-approval-cnr', '{a.example}', '{3}', 'POST', 200, true, '2026-02-15'),
      ('incoming', 'iias-get', '{a.example}', '{3}', 'GET', 400, false, '2026-02-15');
  `.execute(database);
}

async function columnOf<Value>(column: string): Promise<readonly Value[]> {
  const { rows } = await sql<{ value: Value }>`
    select ${sql.ref(column)} as value from iia_exchanges order by agreement_id`.execute(portal.database);
  return rows.map(({ value }) => value);
}

const day = (date: string) => new Date(`${date}T00:00:00`);

describe('copies that were served before fingerprints were kept', () => {
  test('get that of the document that was kept, and are judged again', async () => {
    expect(new Set(await columnOf<string>('ours_fingerprint')).size).toBe(3);
    expect(await columnOf('ours_fingerprint')).toEqual(
      Array(3).fill(expect.stringMatching(/^[0-9a-f]{32}$/)),
    );
    expect(await columnOf('judged_of')).toEqual([null, null, null]);
  });

  test('keep the PDF that was made since they changed last, and no other', async () => {
    const offers = await Promise.all([1, 2, 3].map((id) => readLastOffer(portal.database, id)));
    expect(offers).toMatchObject([{ isOfPresent: false }, { isOfPresent: true }, undefined]);
  });

  test('have waited since the last notification; without one, since they are served', async () => {
    expect(await columnOf('asked_at')).toEqual([day('2026-01-01'), day('2026-02-01'), day('2026-01-05')]);
  });

  test('were read when a call for them was answered', async () => {
    const reads = await Promise.all([1, 2, 3].map((id) => findLastRead(portal.database, id)));
    expect(reads).toEqual([
      { at: day('2026-02-15'), isOfPresent: false },
      { at: day('2026-02-15'), isOfPresent: true },
      undefined,
    ]);
    const { rows } = await sql`select * from (${UNREAD}) unread order by 1`.execute(portal.database);
    expect(rows).toEqual([{ agreement_id: 1 }, { agreement_id: 3 }]);
  });
});
