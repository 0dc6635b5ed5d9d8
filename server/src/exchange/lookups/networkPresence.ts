import { sql } from 'kysely';
import type { NetworkCall, NetworkPresence } from 'shared-contracts/institutions/networkPresence.ts';
import type { Database } from '../../database/database.ts';
import { entryName } from '../mapping/entryName.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';

type Parts = {
  readonly database: Database;
  /** Null while the portal is not connected to the network. */
  readonly services: Pick<ExchangeServices, 'directory'> | null;
};

/** Tells what is known here of an institution on the network; nobody is asked for it. */
export async function networkPresence(
  { database, services }: Parts,
  heiId: string,
): Promise<NetworkPresence> {
  const apis = (await services?.directory.offered(heiId)) ?? null;
  const [lastSuccess, lastFailure, lastReceived] = await Promise.all([
    lastCall(database, heiId, { direction: 'outgoing', isValid: true }),
    lastCall(database, heiId, { direction: 'outgoing', isValid: false }),
    lastCall(database, heiId, { direction: 'incoming', isValid: true }),
  ]);
  return {
    isConnected: services !== null,
    isListed: apis !== null && apis.length > 0,
    apis: [...(apis ?? [])],
    catalogueAt: services === null ? null : await catalogueTime(database),
    lastSuccess,
    lastFailure,
    lastReceived,
  };
}

type Call = { readonly kind: string; readonly at: Date; readonly status: number | null };

async function lastCall(
  database: Database,
  heiId: string,
  { direction, isValid }: { readonly direction: 'outgoing' | 'incoming'; readonly isValid: boolean },
): Promise<NetworkCall | null> {
  const { rows } = await sql<Call>`
    select kind, at, status from exchange_documents
    where hei_ids = array[${heiId}]::text[] and direction = ${direction} and is_valid = ${isValid}
    order by id desc limit 1`.execute(database);
  const [call] = rows;
  return call === undefined
    ? null
    : { api: entryName(call.kind), at: call.at.toISOString(), status: call.status };
}

async function catalogueTime(database: Database): Promise<string | null> {
  const row = await database.selectFrom('exchange_catalogue').select('checked_at').executeTakeFirst();
  return row?.checked_at.toISOString() ?? null;
}
