import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Creates the tables that no entity set has: facts, counters, audit, identity provider. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table portal_meta (
      key text primary key,
      value jsonb not null,
      changed_at timestamptz(3) not null default now()
    );

    create table change_counters (
      set_name text primary key,
      version bigint not null default 0
    );

    create table audit_entries (
      id bigint generated always as identity primary key,
      at timestamptz(3) not null default now(),
      user_id integer,
      set_name text not null,
      record_id integer not null,
      operation text not null check (operation in ('create', 'update', 'delete')),
      before jsonb,
      after jsonb,
      request_id text
    );
    create index audit_entries_record on audit_entries (set_name, record_id, id);
    create index audit_entries_at on audit_entries (at);

    create table oidc_payloads (
      model text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      user_code text,
      uid text,
      expires_at timestamptz(3),
      consumed_at timestamptz(3),
      primary key (model, id)
    );
    create index oidc_payloads_grant on oidc_payloads (grant_id) where grant_id is not null;
    create index oidc_payloads_user_code on oidc_payloads (user_code) where user_code is not null;
    create index oidc_payloads_uid on oidc_payloads (uid) where uid is not null;
    create index oidc_payloads_expiry on oidc_payloads (expires_at) where expires_at is not null;
  `.execute(database);
}
