import { sql } from 'kysely';
import type { ExchangeServices } from '../../../../src/exchange/services/exchangeServices.ts';
import { deliver } from '../../../../src/exchange/services/work/deliver.ts';
import { processIncoming } from '../../../../src/exchange/services/work/processIncoming.ts';
import { claimIncoming } from '../../../../src/exchange/store/incoming/incoming.ts';
import { besides, startTwoPortals, type PortalNode } from '../portalNodes.ts';

/** A portal whose queue holds everything back: work is done when the test says so, in the order that it says. */
export type HeldPortal = PortalNode & {
  readonly services: ExchangeServices;
  /** Sends what waits to be sent; tells how much that was. */
  readonly send: () => Promise<number>;
  /** Works on the oldest or the latest notification that came in; false when there is none. */
  readonly takeIn: (which: 'oldest' | 'latest', services?: ExchangeServices) => Promise<boolean>;
  /** Loses the latest notification after the partner was told that it arrived. */
  readonly lose: () => Promise<void>;
  /** Dies over the oldest notification. */
  readonly dieOver: () => Promise<void>;
};

export type HeldPortals = {
  readonly a: HeldPortal;
  readonly b: HeldPortal;
  /** Leaves earlier agreements and what waits for them behind. */
  readonly forget: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts two portals that are partners, and takes the work of their queues into the test's own hands. */
export async function startHeldPortals(): Promise<HeldPortals> {
  const portals = await startTwoPortals();
  const exchanges = await Promise.all([portals.a, portals.b].map(besides));
  const [a, b] = await Promise.all(
    [portals.a, portals.b].map(async (node, index) => {
      const exchange = exchanges[index];
      if (exchange === undefined) throw new Error('Each portal has its exchange.');
      await holdQueue(node);
      return held(node, exchange.services);
    }),
  );
  if (a === undefined || b === undefined) throw new Error('There are two portals.');
  return {
    a,
    b,
    forget: async () => {
      for (const { database, logLines } of [a, b]) {
        logLines.length = 0;
        await sql`
          update agreements set is_deleted = true;
          update iia_exchanges set is_withdrawn = true;
          truncate exchange_incoming, exchange_deliveries, partner_agreements cascade`.execute(database);
      }
    },
    stop: async () => {
      for (const exchange of exchanges) await exchange.stop();
      await portals.stop();
    },
  };
}

async function holdQueue({ database }: PortalNode): Promise<void> {
  await sql`
    create function exchange_queue.hold() returns trigger language plpgsql as
      'begin new.start_after := now() + interval ''1 year''; return new; end';
    create trigger hold before insert on exchange_queue.job for each row execute function exchange_queue.hold();
  `.execute(database);
}

function held(node: PortalNode, services: ExchangeServices): HeldPortal {
  const { database } = node;
  const waiting = async (order: 'asc' | 'desc') =>
    database
      .selectFrom('exchange_incoming')
      .select('id')
      .where('state', 'in', ['waiting', 'working'])
      .orderBy('id', order)
      .executeTakeFirst();
  return {
    ...node,
    services,
    send: async () => {
      const rows = await database
        .updateTable('exchange_deliveries')
        .set({ next_try_at: new Date(0), claimed_until: null })
        .where('state', '=', 'waiting')
        .returning('id')
        .execute();
      for (const { id } of rows.toSorted((one, other) => one.id - other.id))
        await deliver(services, id, 'queue');
      return rows.length;
    },
    takeIn: async (which, by = services) => {
      const row = await waiting(which === 'oldest' ? 'asc' : 'desc');
      if (row === undefined) return false;
      await database
        .updateTable('exchange_incoming')
        .set({ claimed_until: new Date(0) })
        .where('state', '=', 'working')
        .execute();
      await processIncoming(by, Number(row.id));
      return true;
    },
    lose: async () => {
      const row = await waiting('desc');
      if (row !== undefined)
        await database.deleteFrom('exchange_incoming').where('id', '=', row.id).execute();
    },
    dieOver: async () => {
      const row = await waiting('asc');
      const now = new Date();
      if (row !== undefined)
        await claimIncoming(database, Number(row.id), now, new Date(now.getTime() + 1_000));
    },
  };
}
