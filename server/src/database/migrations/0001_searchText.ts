import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { collationLowering, foldTextFunction, letterTableLowering } from './foldTextFunction.ts';

/** Collations that lower-case every script, best first; which of them exist depends on version and build. */
const FULL_CASE_COLLATIONS = ['pg_c_utf8', 'und-x-icu', 'C.utf8', 'C.UTF-8', 'en_US.utf8'];
const PROBE = { upper: 'ΑΞΣENZЖĲ𐐀', lower: 'αξσenzжĳ𐐨' };

/**
 * Creates `fold_text(text)`, the database's twin of `foldText` in shared-contracts: lower case, no accents, one sigma.
 *
 * The result must not depend on the database's own locale, so the function names its collation, or brings its own
 * table of letters where the server has no fitting one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const collation = await fullCaseCollation(database);
  const lower = collation === undefined ? letterTableLowering() : collationLowering(collation);
  await sql.raw(foldTextFunction('fold_text', lower)).execute(database);
}

async function fullCaseCollation(database: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ collname: string }>`
    select collname from pg_collation
    where collname = any(${FULL_CASE_COLLATIONS}) and collnamespace = 'pg_catalog'::regnamespace
    order by array_position(${FULL_CASE_COLLATIONS}, collname::text)`.execute(database);
  for (const { collname } of rows) {
    const probe = sql<{ lower: string }>`
      select lower(${PROBE.upper}::text collate ${sql.id(collname)}) as lower`;
    const result = await probe.execute(database);
    if (result.rows[0]?.lower === PROBE.lower) return collname;
  }
  return undefined;
}
