import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { keepIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { PARTNER_HEI, type FakeExchange } from './fakeExchange.ts';

/** The partner notifies us a minute later of its copy `p-<id>` of an agreement, or of its approval of ours, and we look into it. */
export async function hear(
  { partner, services }: FakeExchange,
  id: number,
  kind: 'iia-cnr' | 'iia-approval-cnr',
): Promise<void> {
  partner.now = new Date(partner.now.getTime() + 60_000);
  const iiaId = kind === 'iia-cnr' ? `p-${id}` : String(id);
  const kept = await keepIncoming(services.database, { kind, heiId: PARTNER_HEI, iiaId }, partner.now);
  await processIncoming(services, kept ?? 0);
}
