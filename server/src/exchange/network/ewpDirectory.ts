import { PARTNER_CALLS } from 'ewp/client';
import { type Registry, unitsPerCall } from 'ewp/registry';
import { partnerCaller, type PartnerCallerSettings } from './partnerCaller.ts';
import type { PartnerDirectory } from './partnerDirectory.ts';
import { unlessNoCatalogue } from './unlessNoCatalogue.ts';

export type EwpDirectorySettings = PartnerCallerSettings & {
  readonly registry: Pick<
    Registry,
    'serverKey' | 'endpoint' | 'newerEndpoint' | 'hei' | 'heis' | 'heisWith' | 'apis'
  >;
};

/** Looks institutions up by the signed calls of the network. */
export function ewpDirectory(settings: EwpDirectorySettings): PartnerDirectory {
  const { registry } = settings;
  const call = partnerCaller(settings);
  return {
    listed: (heiId) => unlessNoCatalogue(registry.hei(heiId)),
    all: () => unlessNoCatalogue(registry.heis()),
    offered: (heiId) => unlessNoCatalogue(registry.apis(heiId)),
    exchanging: () => unlessNoCatalogue(registry.heisWith('iiaCnr')),
    institution: async (heiId, by) => {
      const outcome = await call(heiId, 'institutions', by, (at) => PARTNER_CALLS.institutions(at, heiId));
      if (outcome?.isDone !== true) return outcome;
      return { ...outcome, value: outcome.value.find((hei) => hei.heiId === heiId) ?? null };
    },
    factsheet: async (heiId, by) => {
      const outcome = await call(heiId, 'factsheet', by, (at) => PARTNER_CALLS.factsheet(at, heiId));
      if (outcome?.isDone !== true) return outcome;
      return { ...outcome, value: outcome.value.find((sheet) => sheet.heiId === heiId) ?? null };
    },
    unitsPerCall: async (heiId) => {
      const endpoint = await unlessNoCatalogue(registry.endpoint(heiId, 'ounits'));
      return endpoint && unitsPerCall(endpoint);
    },
    units: (heiId, ounitIds, by) =>
      call(heiId, 'ounits', by, (at) => PARTNER_CALLS.ounits(at, heiId, ounitIds)),
  };
}
