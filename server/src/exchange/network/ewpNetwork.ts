import type { CallOutcome, CallRecord } from '../ewp/client/callOutcome.ts';
import { ewpClient, type EwpCall, type EwpClientSettings } from '../ewp/client/ewpClient.ts';
import { PARTNER_CALLS } from '../ewp/client/partnerCalls.ts';
import type { EwpApi } from '../ewp/documents/apiEntries.ts';
import { NoCatalogue } from '../ewp/registry/catalogueSource.ts';
import type { EwpEndpoint } from '../ewp/registry/questions.ts';
import type { Registry } from '../ewp/registry/registry.ts';
import type { OnBehalfOf, PartnerNetwork } from './partnerNetwork.ts';

export type EwpNetworkSettings = Omit<EwpClientSettings, 'record' | 'registry' | 'timeLimitMs'> & {
  readonly registry: Pick<Registry, 'serverKey' | 'endpoint'>;
  readonly record: (call: CallRecord, by: OnBehalfOf) => Promise<void>;
};

/** At most three calls have to end before the browser gives up, after 30 seconds. */
const LIMIT_FOR_PEOPLE_MS = 8_000;
const LIMIT_MS = 30_000;

const NOBODY: OnBehalfOf = { agreementId: null, userId: null };

/** Reaches partners by the signed calls of the network, at the addresses that the registry names. */
export function ewpNetwork(settings: EwpNetworkSettings): PartnerNetwork {
  async function call<T>(
    heiId: string,
    api: EwpApi,
    by: OnBehalfOf,
    callOf: (endpoint: EwpEndpoint) => EwpCall<T>,
  ): Promise<CallOutcome<T>> {
    const endpoint = await endpointOf(settings.registry, heiId, api);
    if (endpoint === null) return notOnTheNetwork(heiId);
    const client = ewpClient({
      ...settings,
      timeLimitMs: by.isWaitedFor === true ? LIMIT_FOR_PEOPLE_MS : LIMIT_MS,
      record: (record) => settings.record(record, by),
    });
    return client.call(callOf(endpoint));
  }
  return {
    iia: (heiId, iiaId, by) => call(heiId, 'iias', by, (at) => PARTNER_CALLS.iiasGet(at, iiaId)),
    approvals: (heiId, iiaId, by) =>
      call(heiId, 'iiasApproval', by, (at) => PARTNER_CALLS.iiasApproval(at, iiaId)),
    index: (heiId, since) => call(heiId, 'iias', NOBODY, (at) => PARTNER_CALLS.iiasIndex(at, since)),
    notify: (kind, heiId, iiaId, by) =>
      kind === 'iia-cnr'
        ? call(heiId, 'iiaCnr', by, (at) => PARTNER_CALLS.iiaCnr(at, iiaId))
        : call(heiId, 'iiaApprovalCnr', by, (at) => PARTNER_CALLS.iiaApprovalCnr(at, iiaId)),
  };
}

async function endpointOf(registry: Pick<Registry, 'endpoint'>, heiId: string, api: EwpApi) {
  try {
    return await registry.endpoint(heiId, api);
  } catch (error) {
    if (error instanceof NoCatalogue) return null;
    throw error;
  }
}

/** It may join, or come back, before we give up. */
function notOnTheNetwork(heiId: string): CallOutcome<never> {
  const detail = `The registry of the network names no such service of ${heiId}.`;
  return { isDone: false, failure: { kind: 'network', detail, isWorthRetry: true } };
}
