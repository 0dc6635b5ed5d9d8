import type { ColumnType, Generated } from 'kysely';
import type { FileMark } from 'shared-contracts/applications/files/fileMarks.ts';

/** A moment; the server sets one that is left out. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A `jsonb` column: read as the value, written as its text. */
export type Json<Value> = ColumnType<Value, string, string>;

/**
 * Tables that server code names in its own queries; the entity sets' tables are reached through the model
 * (`data/sets/model.ts`) instead: a new column of one is its member and a migration, and no line here. A part that has
 * tables of its own adds them, as `exchange/store/tables.ts` does.
 */
// eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
export interface Tables {
  /** Facts about the database itself, such as which reference data it holds. */
  portal_meta: { key: string; value: Json<Record<string, unknown>>; changed_at: Time };
  /** Grows by one whenever a transaction changed records of the set; a cached count is good for one version. */
  change_counters: { set_name: string; version: ColumnType<string, number | undefined, never> };
  audit_entries: {
    id: Generated<string>;
    at: Time;
    user_id: number | null;
    set_name: string;
    record_id: number;
    operation: string;
    before: Json<object | null> | null;
    after: Json<object | null> | null;
    request_id: string | null;
  };
  /** What a person has seen of a factsheet: all changes up to an entry of `audit_entries`; 0 for none. */
  factsheet_looks: { user_id: number; factsheet_id: number; looked_at: Time; seen_entry: string };
  /** The role that a person's last token gave, and when it was seen, to the day. */
  user_roles: { user_id: number; role: string; seen_at: Time };
  /** What the embedded identity provider keeps: sessions, grants, codes, tokens, signing keys. */
  oidc_payloads: {
    id: string;
    model: string;
    payload: Json<Record<string, unknown>>;
    grant_id: string | null;
    user_code: string | null;
    uid: string | null;
    expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    consumed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  /**
   * Sessions of the identity provider that have ended: one by its `sid`, or all of a subject that began until `ended_at`.
   * logout_token is the `jti` of the token that said so; null where the built-in provider did.
   */
  ended_sessions: {
    id: Generated<string>;
    sid: string | null;
    subject: string | null;
    ended_at: Time;
    logout_token: string | null;
    noted_at: Time;
  };
  /** Creations that a client may repeat when it did not see the answer; record_ids or answer says what came of it, both are null while the first call runs. */
  idempotency_keys: {
    user_id: number;
    key: string;
    set_name: string;
    fingerprint: string;
    record_ids: Json<readonly (number | string)[]> | null;
    answer: Json<object> | null;
    created_at: Time;
  };
  /** Bytes that came or are coming in; those that no content names are left over from a server that died. */
  file_uploads: { id: Generated<string>; begun_at: Time };
  /** Pieces of an upload; begins_at is the first byte's place, from 0. */
  file_chunks: { upload_id: string; begins_at: number; bytes: Uint8Array };
  /** Contents of files, each once; upload_id is null where the bytes lie in a folder. */
  file_contents: {
    sha256: string;
    size: number;
    upload_id: string | null;
    /** What is to know of it before it is opened; null while nobody has looked. */
    marks: ColumnType<readonly FileMark[] | null, string | null | undefined, string | null>;
    /** When no record was seen to have it; null while one has, or nobody looked yet. */
    unused_since: NullableTime;
  };
  users: {
    id: Generated<number>;
    name: string;
    enabled: Generated<boolean>;
    description: string | null;
    email: string | null;
    given_name: string | null;
    family_name: string | null;
    given_name_greek: string | null;
    family_name_greek: string | null;
    university_registry_number: string | null;
    european_student_identifier: string | null;
    date_created: Time;
    date_modified: Time;
    is_sample: Generated<boolean>;
  };
}
