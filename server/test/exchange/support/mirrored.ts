import { sql } from 'kysely';
import type { Iia } from 'ewp/documents';
import type { Database } from '../../../src/database/database.ts';

/** Our copy of an agreement, turned round: what a partner serves that agrees with us, but for what is changed. */
export async function mirrored(
  database: Database,
  id: number,
  partnerIiaId: string,
  change: Partial<Iia['cooperationConditions']> = {},
) {
  const { rows } = await sql<{
    iia: Iia;
  }>`select ours->'iia' as iia from iia_exchanges where agreement_id = ${id}`.execute(database);
  const { partners, cooperationConditions, inEffect } = rows[0]!.iia;
  const [own, partner] = partners;
  return {
    inEffect,
    cooperationConditions: { ...cooperationConditions, ...change },
    partners: [
      { ...partner, iiaId: partnerIiaId, iiaCode: partnerIiaId },
      { ...own, iiaId: String(id) },
    ],
  } satisfies Iia;
}
