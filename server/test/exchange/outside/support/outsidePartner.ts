import { sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { parametersOf } from './answerFault.ts';
import { listen, type Heard } from './listen.ts';
import type { OutsideHost } from './outsideHost.ts';
import { requestFault } from './requestFault.ts';
import type { ApiUrls, DeclaredHost } from './registryDocument.ts';
import { digestOf } from './signedCall.ts';

const SPECS = 'https://github.com/erasmus-without-paper/ewp-specs-api-';

/** What a partner's server answers to a request for one agreement: a document, or whatever else a server may do. */
export type Copy = string | Buffer | ((response: ServerResponse, heard: Heard) => void);

/** A partner with a server, as far as the node calls one. */
export type OutsidePartner = {
  readonly host: OutsideHost;
  readonly origin: string;
  readonly urls: ApiUrls;
  /** What it serves, by the agreement's id. */
  readonly copies: Map<string, Copy>;
  /** Hashes that it approved, by the id of the node's agreement. */
  readonly approvals: Map<string, string>;
  readonly heard: Heard[];
  /** What was wrong with calls of the node. */
  readonly faults: string[];
  readonly expectFrom: (node: DeclaredHost) => void;
  /** How often an agreement was fetched. */
  readonly fetches: (iiaId: string) => number;
  readonly stop: () => Promise<void>;
};

export async function outsidePartner(host: OutsideHost): Promise<OutsidePartner> {
  const copies = new Map<string, Copy>();
  const approvals = new Map<string, string>();
  const heard: Heard[] = [];
  const faults: string[] = [];
  let node: DeclaredHost | undefined;
  const { origin, stop } = await listen((call, response) => {
    heard.push(call);
    const fault = requestFault(call, node?.clientKeys ?? [], new URL(origin).host);
    if (fault !== null) faults.push(`${call.method} ${call.url}: ${fault}`);
    const { pathname } = new URL(call.url, origin);
    const [id = ''] = paramsOf(call).getAll('iia_id');
    const copy = pathname === '/iias/get' ? copies.get(id) : undefined;
    if (typeof copy === 'function') copy(response, call);
    else answerSigned(host, call, response, copy ?? standing(pathname, copies, approvals, id));
  });
  return {
    host,
    origin,
    urls: Object.fromEntries(
      Object.entries(PATHS).map(([name, path]) => [name, path.startsWith('/') ? `${origin}${path}` : path]),
    ),
    copies,
    approvals,
    heard,
    faults,
    expectFrom: (declared) => {
      node = declared;
    },
    fetches: (iiaId) =>
      heard.filter((call) => call.url.startsWith('/iias/get') && paramsOf(call).get('iia_id') === iiaId)
        .length,
    stop,
  };
}

const PATHS: ApiUrls = {
  'iias get-url': '/iias/get',
  'iias max-iia-ids': '1',
  'iias index-url': '/iias/index',
  'iias stats-url': '/iias/stats',
  'iia-cnr url': '/cnr',
  'iias-approval url': '/approval',
  'iias-approval max-iia-ids': '1',
  'iia-approval-cnr url': '/approval-cnr',
};

const paramsOf = ({ method, url, body }: Heard) =>
  method === 'POST' ? new URLSearchParams(body.toString()) : new URL(url, 'http://node').searchParams;

function standing(
  path: string,
  copies: OutsidePartner['copies'],
  approvals: OutsidePartner['approvals'],
  id: string,
): string {
  const hash = approvals.get(id);
  switch (path) {
    case '/cnr':
      return `<iia-cnr-response xmlns="${SPECS}iia-cnr/tree/stable-v3"/>`;
    case '/approval-cnr':
      return `<iia-approval-cnr-response xmlns="${SPECS}iia-approval-cnr/tree/stable-v2"/>`;
    case '/approval':
      return `<iias-approval-response xmlns="${SPECS}iias-approval/tree/stable-v2">${
        hash === undefined ? '' : `<approval><iia-id>${id}</iia-id><iia-hash>${hash}</iia-hash></approval>`
      }</iias-approval-response>`;
    case '/iias/index':
      return `<iias-index-response xmlns="${SPECS}iias/blob/stable-v7/endpoints/index-response.xsd">${[
        ...copies.keys(),
      ]
        .map((key) => `<iia-id>${key}</iia-id>`)
        .join('')}</iias-index-response>`;
    default:
      return `<iias-get-response xmlns="${SPECS}iias/blob/stable-v7/endpoints/get-response.xsd"/>`;
  }
}

/** - changedTo: what somebody on the way makes of the body */
export type AnswerChanges = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly changedTo?: string | Buffer;
};

/** Answers with a signature, as srvauth-httpsig says. */
export function answerSigned(
  { server }: OutsideHost,
  { headers: asked }: Heard,
  response: ServerResponse,
  document: string | Buffer,
  { status = 200, headers = {}, changedTo = document }: AnswerChanges = {},
): void {
  const body = Buffer.from(document);
  const signed: Record<string, string> = {
    'original-date': new Date().toUTCString(),
    digest: `SHA-256=${digestOf(body)}`,
    'x-request-id': String(asked['x-request-id'] ?? ''),
    'x-request-signature': parametersOf(asked.authorization ?? '')['signature'] ?? '',
  };
  const text = Object.entries(signed)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const signature = sign('sha256', Buffer.from(text), server.privateKey).toString('base64');
  response
    .writeHead(status, {
      'content-type': 'application/xml;charset=UTF-8',
      ...signed,
      signature: `keyId="${server.keyId}",algorithm="rsa-sha256",headers="${Object.keys(signed).join(' ')}",signature="${signature}"`,
      ...headers,
    })
    .end(changedTo);
}
