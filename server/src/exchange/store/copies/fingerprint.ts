import { sql, type RawBuilder } from 'kysely';
import type { Copy } from '../../status/exchangeState.ts';
import { boundedJson } from '../boundedTexts.ts';

/** Returns what the database calculates as `ours_fingerprint` of a copy of ours; null for no copy. */
export function fingerprintSql(copy: Copy | null): RawBuilder<string | null> {
  return copy === null ? sql`null::text` : sql`md5(${boundedJson(copy)}::jsonb->>'iia')`;
}
