import { type CallOutcome, type EwpCall, PARTNER_CALLS } from 'ewp/client';
import type { EwpApi } from 'ewp/documents';
import type { EwpEndpoint } from 'ewp/registry';
import { partnerCaller, type PartnerCallerSettings } from './partnerCaller.ts';
import type { OnBehalfOf, PartnerNetwork } from './partnerNetwork.ts';

const NOBODY: OnBehalfOf = { agreementId: null, userId: null };

/** Reaches partners by the signed calls of the network, at the addresses that the registry names. */
export function ewpNetwork(settings: PartnerCallerSettings): PartnerNetwork {
  const callPartner = partnerCaller(settings);
  async function call<T>(
    heiId: string,
    api: EwpApi,
    by: OnBehalfOf,
    callOf: (endpoint: EwpEndpoint) => EwpCall<T>,
  ): Promise<CallOutcome<T>> {
    return (await callPartner(heiId, api, by, callOf)) ?? notOnTheNetwork(heiId);
  }
  return {
    iia: async (heiId, iiaId, by) =>
      askedFor(
        await call(heiId, 'iias', by, (at) => PARTNER_CALLS.iiasGet(at, iiaId)),
        ({ iia }) => iia.partners[0].iiaId === iiaId,
      ),
    approvals: async (heiId, iiaId, by) =>
      askedFor(
        await call(heiId, 'iiasApproval', by, (at) => PARTNER_CALLS.iiasApproval(at, iiaId)),
        (approval) => approval.iiaId === iiaId,
      ),
    index: (heiId, since) => call(heiId, 'iias', NOBODY, (at) => PARTNER_CALLS.iiasIndex(at, since)),
    notify: (kind, heiId, iiaId, by) =>
      kind === 'iia-cnr'
        ? call(heiId, 'iiaCnr', by, (at) => PARTNER_CALLS.iiaCnr(at, iiaId))
        : call(heiId, 'iiaApprovalCnr', by, (at) => PARTNER_CALLS.iiaApprovalCnr(at, iiaId)),
  };
}

/** It may join, or come back, before we give up. */
function notOnTheNetwork(heiId: string): CallOutcome<never> {
  const detail = `The registry of the network names no such service of ${heiId}.`;
  return { isDone: false, failure: { kind: 'not-on-network', detail, isWorthRetry: true } };
}

/** An empty answer says that the partner's copy, or its approval, is gone. One about other agreements alone says nothing of the one that was asked for. */
function askedFor<Item>(
  outcome: CallOutcome<readonly Item[]>,
  isAskedFor: (item: Item) => boolean,
): CallOutcome<readonly Item[]> {
  if (!outcome.isDone || outcome.value.length === 0 || outcome.value.some(isAskedFor)) return outcome;
  const detail = 'The answer holds another agreement than the one that was asked for.';
  return { isDone: false, failure: { kind: 'not-valid', detail, isWorthRetry: false } };
}
