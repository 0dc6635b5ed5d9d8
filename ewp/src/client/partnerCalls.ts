import { ECHO } from '../documents/echo.ts';
import { FACTSHEETS } from '../documents/factsheet/readFactsheet.ts';
import { IIA_APPROVAL_CNR, IIA_CNR } from '../documents/iia/cnrResponses.ts';
import { IIAS_APPROVAL } from '../documents/iia/iiasApproval.ts';
import { IIAS_GET } from '../documents/iia/iiasGet.ts';
import { IIAS_INDEX } from '../documents/iia/iiasIndex.ts';
import { IIAS_STATS } from '../documents/iia/iiasStats.ts';
import { INSTITUTIONS } from '../documents/institutions.ts';
import { MONITORING, parametersOfReport, type FailureReport } from '../documents/monitoring.ts';
import { OUNITS } from '../documents/ounits.ts';
import type { EwpEndpoint } from '../registry/questions.ts';
import type { EwpCall } from './ewpClient.ts';

/** The calls of the network, each with its parameters in the words of the specifications. */
export const PARTNER_CALLS = {
  echo: (endpoint: EwpEndpoint, echo: readonly string[]) =>
    call(endpoint, 'url', 'POST', pairs('echo', echo), ECHO),
  institutions: (endpoint: EwpEndpoint, heiId: string) =>
    call(endpoint, 'url', 'GET', [['hei_id', heiId]], INSTITUTIONS),
  ounits: (endpoint: EwpEndpoint, heiId: string, ounitIds: readonly string[]) =>
    call(endpoint, 'url', 'POST', [['hei_id', heiId], ...pairs('ounit_id', ounitIds)], OUNITS),
  factsheet: (endpoint: EwpEndpoint, heiId: string) =>
    call(endpoint, 'url', 'GET', [['hei_id', heiId]], FACTSHEETS),
  /** One agreement a call: with several, the published hash of one depends on the others. */
  iiasGet: (endpoint: EwpEndpoint, iiaId: string) =>
    call(endpoint, 'get-url', 'GET', [['iia_id', iiaId]], IIAS_GET),
  /** - modifiedSince: only agreements that changed after it; all of them if it is not said */
  iiasIndex: (endpoint: EwpEndpoint, modifiedSince?: Date) =>
    call(
      endpoint,
      'index-url',
      'GET',
      modifiedSince === undefined ? [] : [['modified_since', modifiedSince.toISOString()]],
      IIAS_INDEX,
    ),
  iiasStats: (endpoint: EwpEndpoint) => call(endpoint, 'stats-url', 'GET', [], IIAS_STATS),
  /** - iiaId: of our copy, in our system */
  iiaCnr: (endpoint: EwpEndpoint, iiaId: string) =>
    call(endpoint, 'url', 'POST', [['iia_id', iiaId]], IIA_CNR),
  /** Asks what the partner has approved; iiaId is that of our copy, in our system. */
  iiasApproval: (endpoint: EwpEndpoint, iiaId: string) =>
    call(endpoint, 'url', 'GET', [['iia_id', iiaId]], IIAS_APPROVAL),
  /** - iiaId: of the partner's copy that we approved, in the partner's system */
  iiaApprovalCnr: (endpoint: EwpEndpoint, iiaId: string) =>
    call(endpoint, 'url', 'POST', [['iia_id', iiaId]], IIA_APPROVAL_CNR),
  report: (endpoint: EwpEndpoint, report: FailureReport) =>
    call(endpoint, 'url', 'POST', parametersOfReport(report), MONITORING),
} as const;

function call<T>(
  endpoint: EwpEndpoint,
  address: string,
  method: 'GET' | 'POST',
  params: EwpCall<T>['params'],
  document: EwpCall<T>['document'],
): EwpCall<T> {
  return { endpoint, address, method, params, document };
}

function pairs(name: string, values: readonly string[]): readonly (readonly [string, string])[] {
  return values.map((value) => [name, value] as const);
}
