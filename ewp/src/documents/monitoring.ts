import { API_ENTRIES, type EwpApi } from './apiEntries.ts';
import type { DocumentKind } from './documentKind.ts';
import { NS } from './namespaces.ts';

/** The one institution on the network that takes reports. Source: EWP Monitoring API 0.2. */
export const MONITORING_HEI_ID = 'stats.erasmuswithoutpaper.eu';

/**
 * Failed call of an institution's API, for the people who look after the network; it is published, so nothing private may be in it.
 *
 * - endpoint: `get` for `get-url`, empty for `url`
 * - status: null when no answer came
 * - serverMessage: the developer message of the institution's system; empty when it sent none
 * - clientMessage: what was wrong from here; empty when the other says it
 */
export type FailureReport = {
  readonly heiId: string;
  readonly api: EwpApi;
  readonly endpoint: string;
  readonly status: number | null;
  readonly serverMessage: string;
  readonly clientMessage: string;
};

/** Answer of the Monitoring API: it says no more than that the report arrived. */
export const MONITORING: DocumentKind<null> = {
  namespace: NS.monitoring,
  rootName: 'monitoring-response',
  read: () => null,
};

/** Gives the parameters of a report; what is empty is left out. */
export function parametersOfReport(report: FailureReport): readonly (readonly [string, string])[] {
  const { heiId, api, endpoint, status, serverMessage, clientMessage } = report;
  const parameters = [
    ['server_hei_id', heiId],
    ['api_name', API_ENTRIES[api].element],
    ['endpoint_name', endpoint],
    ['http_code', String(status ?? '')],
    ['server_message', serverMessage],
    ['client_message', clientMessage],
  ] as const;
  return parameters.filter(([, value]) => value !== '');
}
