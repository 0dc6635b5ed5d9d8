import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Gives the registry's catalogue a place of its own, which takes tens of megabytes, and remembers which failures were reported to the network;
 * finds in a long history the work that is not done, and what institutions told of themselves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchange_catalogue (
      id integer primary key check (id = 1),
      document bytea not null,
      etag text,
      modified_at timestamptz(3),
      checked_at timestamptz(3) not null
    );
    alter table exchange_catalogue alter column document set storage external;
    delete from portal_meta where key = 'ewp-catalogue';

    create table exchange_reports (
      id bigint generated always as identity primary key,
      hei_id text not null,
      api text not null,
      endpoint text not null,
      failure text not null,
      status integer,
      server_message text not null,
      client_message text not null,
      outcome text,
      at timestamptz(3) not null
    );
    create index exchange_reports_failure on exchange_reports (hei_id, api, endpoint, at);
    create index exchange_reports_at on exchange_reports (at);

    create index exchange_incoming_unfinished on exchange_incoming (id) where state in ('waiting', 'working');
    create index exchange_documents_lookups on exchange_documents (hei_ids, id)
      where direction = 'outgoing' and kind in ('institutions', 'ounits');
  `.execute(database);
}
