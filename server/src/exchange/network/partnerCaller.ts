import { isDeepStrictEqual } from 'node:util';
import {
  type CallOutcome,
  type CallRecord,
  type EwpCall,
  ewpClient,
  type EwpClientSettings,
  isAddressGone,
} from 'ewp/client';
import type { EwpApi } from 'ewp/documents';
import type { EwpEndpoint, Registry } from 'ewp/registry';
import { PARTNER_CALLS } from '../../platform/running/watched.ts';
import type { OnBehalfOf } from './partnerNetwork.ts';
import { unlessNoCatalogue } from './unlessNoCatalogue.ts';

/** - timeLimitsMs: how long a call may take that a person waits for, and any other; eight and thirty seconds if it is not said */
export type PartnerCallerSettings = Omit<EwpClientSettings, 'record' | 'registry' | 'timeLimitMs'> & {
  readonly timeLimitsMs?: { readonly forPeople: number; readonly forQueue: number };
  readonly registry: Pick<Registry, 'serverKey' | 'endpoint' | 'newerEndpoint'>;
  readonly record: (call: CallRecord, by: OnBehalfOf) => Promise<void>;
};

/** Calls an API of an institution at the address that the registry names; null when it names none. */
export type PartnerCaller = <T>(
  heiId: string,
  api: EwpApi,
  by: OnBehalfOf,
  callOf: (endpoint: EwpEndpoint) => EwpCall<T>,
) => Promise<CallOutcome<T> | null>;

/** At most three calls have to end before the browser gives up, after 30 seconds. */
const TIME_LIMITS_MS = { forPeople: 8_000, forQueue: 30_000 };

/** Makes the calls of this node: signed, verified, kept as evidence for whom they were made. */
export function partnerCaller(settings: PartnerCallerSettings): PartnerCaller {
  const { forPeople, forQueue } = settings.timeLimitsMs ?? TIME_LIMITS_MS;
  return async (heiId, api, by, callOf) => {
    const endpoint = await unlessNoCatalogue(settings.registry.endpoint(heiId, api));
    if (endpoint === null) return null;
    const client = ewpClient({
      ...settings,
      timeLimitMs: by.isWaitedFor === true ? forPeople : forQueue,
      record: (record) => settings.record(record, by),
    });
    const callAt = (address: EwpEndpoint) =>
      PARTNER_CALLS.tracePromise(() => client.call(callOf(address)), { partner: heiId, api });
    const outcome = await callAt(endpoint);
    if (outcome.isDone || !isAddressGone(outcome.failure.status)) return outcome;
    // A partner that changes its provider has another address in the registry, which is looked up every quarter of an hour.
    const present = await unlessNoCatalogue(settings.registry.newerEndpoint(heiId, api));
    const isElsewhere = present !== null && !isDeepStrictEqual(present.values, endpoint.values);
    return isElsewhere ? callAt(present) : outcome;
  };
}
