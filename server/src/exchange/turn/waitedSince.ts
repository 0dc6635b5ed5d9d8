import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { WaitedFor } from 'shared-contracts/agreements/agreementFilter.ts';
import type { AgreementRow, Sql } from './factsSql.ts';

/** - told: since when, by what the network was told; null where nothing was, or the caller may not know. changed: the last change */
export type WaitedSince = { readonly told: Sql; readonly changed: Sql };

/**
 * Tells since when somebody is waited for.
 *
 * We wait since we told or approved something last, and the partner since it did; nobody before the agreement was made here. What nobody was told of,
 * and what the caller may not know of the network, has waited since it was changed last.
 *
 * - waitedFor: who has to do something
 */
export function waitedSince(row: AgreementRow, caller: Caller | null, waitedFor: WaitedFor): WaitedSince {
  const created = row.column('date_created');
  const side = sql`coalesce(notifier_hei_id, approving_hei_id)`;
  const own = sql`(select hei_id from institutions where is_local order by id limit 1)`;
  const isOffice = caller?.permissions.includes('iia_edit_iro') ?? true;
  return {
    told: isOffice
      ? sql`(select greatest(max(told.date_created), ${created}) from notifications told where agreement_id = ${row.key}
          and ${side} ${waitedFor === 'partner' ? sql`=` : sql`<>`} ${own} having count(*) > 0)`
      : sql`null::timestamptz`,
    changed: sql`greatest(${row.column('date_modified')}, ${created})`,
  };
}
