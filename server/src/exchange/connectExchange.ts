import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { EwpSettings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { CallRecord } from 'ewp/client';
import { guardedFetch } from 'ewp/net';
import { type EwpKeyPair, readKeyPair } from 'ewp/signature';
import type { EwpNodeServices } from 'ewp/node';
import { catalogueSource, type CatalogueStore, registryOf } from 'ewp/registry';
import { ewpDirectory } from './network/ewpDirectory.ts';
import { ewpNetwork } from './network/ewpNetwork.ts';
import { ewpMonitoring } from './network/monitoring.ts';
import { partnerCaller } from './network/partnerCaller.ts';
import type { OnBehalfOf } from './network/partnerNetwork.ts';
import { openExchangeQueue, type ExchangeQueue } from './queue/exchangeQueue.ts';
import { servedFactsheet } from './served/servedFactsheet.ts';
import { servedFile } from './served/servedFile.ts';
import { servedIias } from './served/servedIias.ts';
import { askedOunits } from './served/askedOunits.ts';
import { localInstitution } from './served/servedInstitution.ts';
import { servedInstitutions } from './served/servedInstitutions.ts';
import { deliver } from './services/work/deliver.ts';
import type { ExchangeServices } from './services/exchangeServices.ts';
import { beginFactsheetNight, refreshAtNight } from './services/factsheets/factsheetNight.ts';
import { failureReports } from './services/work/failureReports.ts';
import { processIncoming } from './services/work/processIncoming.ts';
import { receiveCnr } from './services/work/receiveCnr.ts';
import { reconcile } from './services/work/reconcile.ts';
import { keepIncomingCall, keepOutgoingCall } from './store/evidence/evidence.ts';
import { unfinishedWork } from './store/unfinishedWork.ts';
import { keepExchanging } from './store/outgoing/unreached.ts';
import { catalogueStore } from './store/node/catalogueStore.ts';
import { databaseKeyPair } from './store/node/nodeSecrets.ts';
import { keepRefusedCall } from './store/incoming/refusedCalls.ts';
import { databaseReplayStore, forgetOldRequests } from './store/node/replayStore.ts';
import type {} from './store/tables.ts';

/** This server as a node of the network. */
export type ConnectedExchange = {
  /** What the portal's own calls work with. */
  readonly services: ExchangeServices;
  /** What partners are answered from. */
  readonly node: EwpNodeServices;
  /** Begins with the work that waits, also what a server that died had begun. */
  readonly start: () => Promise<void>;
  /** Lets what is under way end. */
  readonly stop: () => Promise<void>;
};

export type ExchangeParts = {
  readonly settings: EwpSettings;
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
};

/** Connects the portal to the network. Throws when the key cannot be read, or the local institution has no id of the network. */
export async function connectExchange({
  settings,
  database,
  clock,
  log,
}: ExchangeParts): Promise<ConnectedExchange> {
  const local = await localInstitution(database);
  const key =
    settings.keyFile === null
      ? await databaseKeyPair(database)
      : readKeyPair(await readFile(settings.keyFile, 'utf8'));
  const { allowsLoopback, proxyUrl } = settings;
  const fetch = guardedFetch({ allowsLoopback, proxyUrl });
  const source = catalogueSource({
    fetch,
    catalogueUrl: settings.catalogueUrl,
    allowsLoopback,
    store: noting(catalogueStore(database), async () => noteExchanging(services)),
    clock,
    onFailure: (reason) => log.warn({ reason }, 'the registry of the network gave no catalogue'),
  });
  const registry = registryOf(source);
  const queue = await openExchangeQueue(
    database,
    (error) => log.error({ err: error }, 'work of the exchange failed'),
    { factsheets: settings.factsheets },
  );
  const calling = {
    key,
    registry,
    clock,
    allowsLoopback,
    fetch,
    record: (call: CallRecord, by: OnBehalfOf) => keepOutgoingCall(database, call, by),
  };
  const reports = failureReports({
    database,
    clock,
    queue,
    log,
    monitoring: ewpMonitoring(registry, partnerCaller(calling)),
  });
  const reporting = {
    ...calling,
    record: async (call: CallRecord, by: OnBehalfOf) => {
      await calling.record(call, by);
      if (settings.reportsFailures) await reports.note(call);
    },
  };
  const services: ExchangeServices = {
    database,
    clock,
    queue,
    log,
    ownHeiId: local.heiId,
    network: ewpNetwork(reporting),
    directory: ewpDirectory(reporting),
  };
  return {
    services,
    node: nodeServices(services, { settings, key, registry, local }),
    start: () => startWork(services, queue, { refreshCatalogue: source.newer, report: reports.send }),
    stop: queue.stop,
  };
}

type NodeParts = {
  readonly settings: EwpSettings;
  readonly key: EwpKeyPair;
  readonly registry: EwpNodeServices['registry'];
  readonly local: Awaited<ReturnType<typeof localInstitution>>;
};

function nodeServices(
  services: ExchangeServices,
  { settings, key, registry, local }: NodeParts,
): EwpNodeServices {
  const { database, clock, ownHeiId } = services;
  const { approvals, ...iias } = servedIias(database);
  return {
    identity: {
      heiId: ownHeiId,
      publicUrl: settings.publicUrl,
      adminEmails: [settings.adminEmail],
      adminProvider: local.names[0]?.value ?? ownHeiId,
      otherIds: local.otherIds,
      names: local.names,
    },
    clientKeys: [key],
    serverKeys: [key],
    registry,
    replay: databaseReplayStore(database),
    clock,
    institutions: (heiIds) => servedInstitutions(database, heiIds),
    ounits: (by, values) => askedOunits(database, by, values),
    factsheet: () => servedFactsheet(database, ownHeiId),
    iias,
    approvals,
    file: (fileId, caller) => servedFile(database, fileId, caller),
    receiveIiaCnr: (cnr) => receiveCnr(services, 'iia-cnr', cnr),
    receiveIiaApprovalCnr: (cnr) => receiveCnr(services, 'iia-approval-cnr', cnr),
    record: (call) => keepIncomingCall(database, call),
    recordRefused: (call) => keepRefusedCall(database, call),
  };
}

/** Whoever has read the first catalogue can ask lists by it at once. */
function noting(store: CatalogueStore, note: () => Promise<void>): CatalogueStore {
  return {
    read: store.read,
    write: async (copy) => {
      await store.write(copy);
      await note();
    },
  };
}

async function noteExchanging({ database, directory }: ExchangeServices): Promise<void> {
  await keepExchanging(database, await directory.exchanging());
}

async function startWork(
  services: ExchangeServices,
  queue: ExchangeQueue,
  {
    refreshCatalogue,
    report,
  }: {
    readonly refreshCatalogue: () => Promise<unknown>;
    readonly report: (id: number) => Promise<void>;
  },
): Promise<void> {
  const { database, clock } = services;
  const { deliveries, incoming, factsheets } = await unfinishedWork(database);
  const now = clock();
  for (const { id, from } of deliveries) await queue.add(database, 'deliver', id, from ?? now);
  for (const { id, from } of incoming) await queue.add(database, 'incoming', id, from ?? now);
  for (const { id, from } of factsheets) await queue.add(database, 'factsheet', id, from ?? now);
  await queue.work({
    deliver: (id) => deliver(services, id, 'queue'),
    incoming: (id) => processIncoming(services, id),
    report,
    factsheet: (id) => refreshAtNight(services, id),
    factsheets: () => beginFactsheetNight(services),
    reconcile: () => reconcile(services),
    catalogue: async () => {
      await forgetOldRequests(database, clock());
      await refreshCatalogue();
      await noteExchanging(services);
    },
  });
}
