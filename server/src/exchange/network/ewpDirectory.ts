import { PARTNER_CALLS } from '../ewp/client/partnerCalls.ts';
import type { Registry } from '../ewp/registry/registry.ts';
import { partnerCaller, type PartnerCallerSettings } from './partnerCaller.ts';
import type { PartnerDirectory } from './partnerDirectory.ts';
import { unlessNoCatalogue } from './unlessNoCatalogue.ts';

export type EwpDirectorySettings = PartnerCallerSettings & {
  readonly registry: Pick<Registry, 'serverKey' | 'endpoint' | 'hei' | 'heisWith'>;
};

/** What a host allows that names no limit. Source: EWP Organizational Units API 2.1. */
const LEAST_UNITS_PER_CALL = 1;

/** Looks institutions up by the signed calls of the network. */
export function ewpDirectory(settings: EwpDirectorySettings): PartnerDirectory {
  const { registry } = settings;
  const call = partnerCaller(settings);
  return {
    listed: (heiId) => unlessNoCatalogue(registry.hei(heiId)),
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
      if (endpoint === null) return null;
      const limit = Number(endpoint.values['max-ounit-ids']);
      return Number.isInteger(limit) && limit > 0 ? limit : LEAST_UNITS_PER_CALL;
    },
    units: (heiId, ounitIds, by) =>
      call(heiId, 'ounits', by, (at) => PARTNER_CALLS.ounits(at, heiId, ounitIds)),
  };
}
