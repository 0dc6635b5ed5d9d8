import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import { ownIiaIdOf } from '../../store/copies/ownIiaIds.ts';
import { readRecord } from '../../../data/records.ts';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Database } from '../../../database/database.ts';
import type { NamedAgreement } from '../../store/evidence/partnerEvents.ts';

/** Finds by which names the network speaks of an agreement; undefined when there is no such agreement. */
export async function networkNamesOf(database: Database, id: number): Promise<NamedAgreement | undefined> {
  const row = await database
    .selectFrom('iia_exchanges')
    .select(['partner_hei_id', 'partner_iia_id'])
    .where('agreement_id', '=', id)
    .executeTakeFirst();
  if (row !== undefined)
    return {
      id,
      iiaId: await ownIiaIdOf(database, id),
      partnerHeiId: row.partner_hei_id,
      partnerIiaId: row.partner_iia_id,
    };
  const record = await readRecord(database, null, 'MobilityAgreements', id);
  if (record === null) return undefined;
  const item = agreementItem.schema.parse(record);
  const { institutions, partnerAgreementIdentifications } = item;
  return {
    id,
    iiaId: ownIiaId(item),
    partnerHeiId: institutions.find(({ isLocal }) => isLocal !== true)?.heiId ?? '',
    partnerIiaId: partnerAgreementIdentifications[0]?.iiaId ?? null,
  };
}
