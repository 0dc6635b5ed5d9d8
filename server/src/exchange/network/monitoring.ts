import { PARTNER_CALLS } from 'ewp/client';
import { type FailureReport, MONITORING_HEI_ID } from 'ewp/documents';
import type { Registry } from 'ewp/registry';
import type { PartnerCaller } from './partnerCaller.ts';

/** The network's monitoring service, which takes reports of calls that failed. */
export type Monitoring = {
  /** Tells whether the registry names the service. */
  readonly isThere: () => Promise<boolean>;
  /** Reports a failed call; gives why it was not taken, in English for developers, or null. */
  readonly report: (report: FailureReport) => Promise<string | null>;
};

/** Reaches the monitoring service by the signed calls of the network. */
export function ewpMonitoring(registry: Pick<Registry, 'heisWith'>, call: PartnerCaller): Monitoring {
  return {
    isThere: async () => (await registry.heisWith('monitoring')).has(MONITORING_HEI_ID),
    report: async (report) => {
      const nobody = { agreementId: null, userId: null };
      const outcome = await call(MONITORING_HEI_ID, 'monitoring', nobody, (at) =>
        PARTNER_CALLS.report(at, report),
      );
      if (outcome === null) return 'The registry names no monitoring service.';
      return outcome.isDone ? null : outcome.failure.detail;
    },
  };
}
