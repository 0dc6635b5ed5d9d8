import { ownIiaIdOf } from '../copies/ownIiaIds.ts';
import { sql } from 'kysely';
import type { KeptMessage } from 'ewp/signature';
import type { Database } from '../../../database/database.ts';
import { aboutAgreement } from './keptDocuments.ts';

/**
 * A call of the network as it is kept.
 *
 * - document: the answer, as text
 * - proof: of an incoming call what proves who asked, of an outgoing one what proves who answered; null where nothing was signed
 */
export type KeptCall = {
  readonly id: string;
  readonly at: Date;
  readonly direction: 'outgoing' | 'incoming';
  readonly kind: string;
  readonly heiIds: readonly string[];
  readonly request: string;
  readonly status: number | null;
  readonly isValid: boolean;
  readonly sha256: string | null;
  readonly document: string | null;
  readonly proof: KeptMessage | null;
};

/** Reads all calls about an agreement, the oldest first; none for an agreement that was never exchanged. */
export async function evidenceOf(database: Database, agreementId: number): Promise<readonly KeptCall[]> {
  const exchange = await database
    .selectFrom('iia_exchanges')
    .select(['partner_hei_id', 'partner_iia_id'])
    .where('agreement_id', '=', agreementId)
    .executeTakeFirst();
  const isAbout = await aboutAgreement(database, {
    id: agreementId,
    iiaId: await ownIiaIdOf(database, agreementId),
    partnerHeiId: exchange?.partner_hei_id ?? '',
    partnerIiaId: exchange?.partner_iia_id ?? null,
  });
  const { rows } = await sql<KeptCall>`
    select id::text, at, direction, kind, hei_ids as "heiIds", request, status, is_valid as "isValid", sha256, document, proof
    from exchange_documents documents where ${isAbout} order by documents.id`.execute(database);
  return rows;
}
