import { randomUUID } from 'node:crypto';
import { guardAddress } from '../addressGuard.ts';
import { guardedFetch, type SendHttp } from '../guardedFetch.ts';
import type { DocumentKind } from '../documents/documentKind.ts';
import type { EwpKeyPair } from '../keys.ts';
import type { EwpEndpoint } from '../registry/questions.ts';
import type { Registry } from '../registry/registry.ts';
import { PARTNER_LIMITS } from '../xml/parseXml.ts';
import { sharedXmlThreads, type XmlThreads } from '../xml/xmlThreads.ts';
import type { CallFailure, CallOutcome, CallRecord } from './callOutcome.ts';
import { failureOf } from './failureOf.ts';
import { outcomeOf, type Answer } from './outcomeOf.ts';
import { sendSigned } from './sendSigned.ts';

/**
 * Call of one API of one partner.
 *
 * - address: member of the endpoint that has the address, such as `url` or `get-url`
 * - params: names and values, in order; a name may come several times
 */
export type EwpCall<T> = {
  readonly endpoint: EwpEndpoint;
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly params: readonly (readonly [name: string, value: string])[];
  readonly document: DocumentKind<T>;
};

export type EwpClient = {
  /** Calls a partner. What goes wrong on the way or there is told; thrown is only what `record` throws. */
  readonly call: <T>(call: EwpCall<T>) => Promise<CallOutcome<T>>;
};

export type EwpClientSettings = {
  /** Client key, as the manifest publishes it. */
  readonly key: EwpKeyPair;
  readonly registry: Pick<Registry, 'serverKey'>;
  readonly clock?: () => Date;
  /** Lets calls go to this machine, by http too, for the demonstration with two nodes on one. */
  readonly allowsLoopback?: boolean;
  /** For the whole call, body included; 30 seconds if it is not said. */
  readonly timeLimitMs?: number;
  /** Of an answer; 5 MB if it is not said. */
  readonly limitBytes?: number;
  readonly fetch?: SendHttp;
  /** Where answers are read; those of the process if it is not said. */
  readonly threads?: XmlThreads;
  /** Keeps every call with what was sent and received. */
  readonly record?: (record: CallRecord) => Promise<void>;
};

const TIME_LIMIT_MS = 30_000;

/** Makes the client with which this node calls others; it signs every call and believes no answer before it is verified. */
export function ewpClient(settings: EwpClientSettings): EwpClient {
  const running: RunningClient = {
    clock: () => new Date(),
    allowsLoopback: false,
    record: async () => undefined,
    ...settings,
  };
  return { call: (call) => callPartner(call, running) };
}

type RunningClient = EwpClientSettings &
  Required<Pick<EwpClientSettings, 'clock' | 'allowsLoopback' | 'record'>>;

async function callPartner<T>(call: EwpCall<T>, settings: RunningClient): Promise<CallOutcome<T>> {
  const startedAt = settings.clock();
  const requestId = randomUUID();
  const params = new URLSearchParams(
    call.params.map(([name, value]): [string, string] => [name, value]),
  ).toString();
  let url = call.endpoint.values[call.address] ?? '';
  let answer: Answer | CallFailure;
  try {
    const address = guardAddress(url, settings);
    if (call.method === 'GET') addParams(address, params);
    url = address.href;
    answer = await sendSigned(
      {
        url: address,
        method: call.method,
        body: call.method === 'POST' ? params : '',
        requestId,
        endpoint: call.endpoint,
      },
      {
        ...settings,
        fetch: settings.fetch ?? guardedFetch(settings),
        timeLimitMs: settings.timeLimitMs ?? TIME_LIMIT_MS,
        limitBytes: settings.limitBytes ?? PARTNER_LIMITS.bytes,
      },
    );
  } catch (error) {
    answer = failureOf(error);
  }
  const outcome: CallOutcome<T> =
    'body' in answer
      ? await outcomeOf(answer, call.document, settings.threads ?? sharedXmlThreads())
      : { isDone: false, failure: answer };
  await settings.record({
    heiId: call.endpoint.heiId,
    api: call.endpoint.api,
    endpoint: call.address.replace(/-?url$/, ''),
    method: call.method,
    url,
    requestId,
    requestBody: call.method === 'POST' ? params : null,
    startedAt,
    status: answer.status ?? null,
    responseBody: 'body' in answer && answer.body !== null ? Buffer.from(answer.body).toString('utf8') : null,
    proof: 'body' in answer ? (answer.proof ?? null) : null,
    failure: outcome.isDone ? null : outcome.failure,
  });
  return outcome;
}

/** An address of the registry may have a query of its own. */
function addParams(address: URL, params: string): void {
  if (params !== '') address.search = address.search === '' ? params : `${address.search}&${params}`;
}
