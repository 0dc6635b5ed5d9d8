import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ExchangeState } from '../../status/exchangeState.ts';

/**
 * When things happened to the copies of an agreement; null for what an earlier system did, or nobody.
 *
 * - servedAt: our copy changed last; toldAt: the partner's system took our notification of it
 * - weApprovedAt, partnerApprovedAt: the approvals that are known now; concludedAt: both had approved the copies that both approved last
 */
export type CopyTimes = {
  readonly servedAt: Date | null;
  readonly toldAt: Date | null;
  readonly weApprovedAt: Date | null;
  readonly partnerApprovedAt: Date | null;
  readonly concludedAt: Date | null;
};

const NOTHING: CopyTimes = {
  servedAt: null,
  toldAt: null,
  weApprovedAt: null,
  partnerApprovedAt: null,
  concludedAt: null,
};

export async function readCopyTimes(
  database: Database,
  agreementId: number,
  { ours, approved, ourApproval, partnerApproval }: ExchangeState,
): Promise<CopyTimes> {
  const approvedAt = (hashes: readonly (string | null)[]) => sql<Date | null>`(
    select max(date_created) from approval_responses
    where conditions_hash = any(${hashes.filter(Boolean)}::text[]) and agreement_id = ${agreementId})`;
  const { rows } = await sql<CopyTimes>`
    select served_at as "servedAt", (
      select max(at) from exchange_attempts join exchange_deliveries on exchange_deliveries.id = delivery_id
      where exchange_deliveries.agreement_id = ${agreementId} and kind = 'iia-cnr' and hash = ${ours?.hash ?? null} and failure is null and status between 200 and 299
    ) as "toldAt", ${approvedAt([ourApproval])} as "weApprovedAt", ${approvedAt([partnerApproval])} as "partnerApprovedAt",
      ${approvedAt([approved?.ours.hash ?? null, approved?.partners.hash ?? null])} as "concludedAt"
    from iia_exchanges where iia_exchanges.agreement_id = ${agreementId}`.execute(database);
  return rows[0] ?? NOTHING;
}
