import { OWN_IIA_ID, ownIiaIdOf } from '../../store/copies/ownIiaIds.ts';
import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import * as z from 'zod/mini';
import type { Incoming } from '../../store/incoming/incoming.ts';
import { forgetOldReports } from '../../store/outgoing/failureReports.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { fetchLater } from './fetchLater.ts';
import { withAgreement } from '../agreement/openAgreement.ts';
import { keepAsItIs } from '../agreement/openChanges.ts';
import { judgeAllCopies } from '../../turn/judgeCopies.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import { isWithdrawalUnsure } from '../agreement/withdraw.ts';

const META_KEY = 'exchange-reconciled';
/** Clocks differ, and a change may become visible after its time. */
const OVERLAP_MS = 2 * 3_600_000;
/** One that answers slowly holds up only its own. */
const PARTNERS_AT_ONCE = 4;

/**
 * Finds out what notifications that were lost would have told, on either side.
 *
 * - what people posted and the exchange has not taken up is taken up
 * - agreements that an earlier system exchanged are served from now on, and nobody is told of it
 * - copies that a partner changed since the last time, and those that are gone from its index, are fetched
 * - partners whose approval is awaited are asked for it
 * - agreements in force that name other people than the partner reads are found
 */
export async function reconcile(services: ExchangeServices): Promise<void> {
  const { database, clock } = services;
  const began = clock();
  await forgetOldReports(database, began);
  await takeUpForgotten(services);
  await serveEarlier(services);
  const since = await lastTime(services);
  const left = (await partners(services)).values();
  const reconcileThoseLeft = async () => {
    for (const heiId of left) await reconcilePartner(services, heiId, since);
  };
  await Promise.all(Array.from({ length: PARTNERS_AT_ONCE }, reconcileThoseLeft));
  for (const incoming of await awaitedApprovals(services))
    await fetchLater(services, { ...incoming, source: 'night' });
  const value = JSON.stringify({ at: began.toISOString() });
  await database
    .insertInto('portal_meta')
    .values({ key: META_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, changed_at: began }))
    .execute();
  await judgeAllCopies(database);
}

async function takeUpForgotten(services: ExchangeServices): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from agreements join iia_exchanges on agreement_id = id
    where (is_deleted and not is_withdrawn)
      or (not is_deleted and (agreements.terminated <> iia_exchanges.terminated or agreements.ewp_status_id is distinct from iia_exchanges.ewp_status_id))
    order by id`.execute(services.database);
  for (const { id } of rows) {
    const heiId = await withAgreement(services, { agreementId: id, userId: null }, async (open) => {
      await takeUpPosted(services, open);
      return isWithdrawalUnsure(open) ? open.partnerHeiId : null;
    });
    if (heiId)
      await fetchLater(services, {
        kind: 'iia-approval-cnr',
        heiId,
        iiaId: await ownIiaIdOf(services.database, id),
        source: 'night',
      });
  }
}

/** An agreement that came with its status, and that nobody has touched since, stands in no index, though its partner has it: who has notified or approved what stays so. */
async function serveEarlier(services: ExchangeServices): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select agreements.id from agreements left join iia_exchanges on agreement_id = agreements.id
    where agreement_id is null and agreements.ewp_status_id > ${EWP_STATUS['Not notified']} and not is_deleted order by agreements.id`.execute(
    services.database,
  );
  for (const { id } of rows)
    await withAgreement(services, { agreementId: id, userId: null }, async (open) => {
      // What the network would not have cannot be served.
      if (open.state.ours !== null || open.state.partners !== null) keepAsItIs(open);
    }).catch((error: unknown) =>
      // One that nobody can read keeps the night's work from no other.
      services.log.warn({ err: error, agreement: id }, 'an agreement of an earlier system is not served'),
    );
}

async function reconcilePartner(
  services: ExchangeServices,
  heiId: string,
  since: Date | undefined,
): Promise<void> {
  const all = await services.network.index(heiId, undefined);
  const changed = since === undefined || !all.isDone ? all : await services.network.index(heiId, since);
  if (!all.isDone || !changed.isDone) {
    if (all.isDone || all.failure.kind !== 'not-on-network')
      services.log.warn({ heiId }, 'the index of a partner could not be read');
    return;
  }
  const listed = new Set(all.value);
  const gone = (await knownOf(services, heiId)).filter((iiaId) => !listed.has(iiaId));
  for (const iiaId of new Set([...changed.value, ...gone]))
    await fetchLater(services, { kind: 'iia-cnr', heiId, iiaId, source: 'night' });
}

/** Copies that are linked with ours, unless that is deleted and linked with nothing any more, and agreements that are offered to the office. */
async function knownOf({ database }: ExchangeServices, heiId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ iiaId: string }>`
    select partner_iia_id as "iiaId" from iia_exchanges join agreements on agreements.id = agreement_id
    where partner_hei_id = ${heiId} and partner_iia_id is not null and partners is not null and not is_deleted
    union select iia_id from partner_agreements where hei_id = ${heiId}`.execute(database);
  return rows.map(({ iiaId }) => iiaId);
}

/** Also those that no agreement was exchanged with so far: the notification of their first one may be lost as well. */
async function partners({ database }: ExchangeServices): Promise<readonly string[]> {
  const { rows } = await sql<{ heiId: string }>`
    select partner_hei_id as "heiId" from iia_exchanges
    union select hei_id from partner_agreements
    union
    select hei_id from institutions
    where hei_id is not null and not is_local and exists (
      select from agreement_institutions join agreements on agreements.id = agreement_id
      where institution_id = institutions.id and not is_deleted)
    order by 1`.execute(database);
  return rows.map(({ heiId }) => heiId);
}

/** Ours is out, and not both have approved it as far as we know; an approval that we know of may have been withdrawn since. */
async function awaitedApprovals({ database }: ExchangeServices): Promise<readonly Incoming[]> {
  const { rows } = await sql<Incoming>`
    select 'iia-approval-cnr' as kind, partner_hei_id as "heiId", ${OWN_IIA_ID} as "iiaId"
    from iia_exchanges join agreements on id = agreement_id
    where not is_deleted and ours is not null and partner_iia_id is not null
      and (partner_approval is distinct from ours->>'hash'
        or iia_exchanges.ewp_status_id <> ${EWP_STATUS['Approved by all']}
        or iia_exchanges.terminated between 1 and 3)`.execute(database);
  return rows;
}

async function lastTime({ database }: ExchangeServices): Promise<Date | undefined> {
  const row = await database
    .selectFrom('portal_meta')
    .select('value')
    .where('key', '=', META_KEY)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { at } = z.object({ at: z.string() }).parse(row.value);
  return new Date(Date.parse(at) - OVERLAP_MS);
}
