import { gzipSync } from 'node:zlib';
import { writeErrorResponse } from '../documents/errorResponse.ts';
import { signResponse, wantsSignedAnswer } from '../signature/signResponse.ts';
import type { VerifiedRequest } from '../signature/verifyRequest.ts';
import type { EwpProblem } from './ewpProblem.ts';
import { ERROR_TEXTS } from './errorTexts.ts';
import { echoedHeaders, type NodeRequest, type NodeResponse } from './nodeRequest.ts';
import type { NodeFile, RunningNode } from './nodeServices.ts';

/**
 * What a call is answered with, whoever made it: a document, or a file as it is.
 *
 * - isNeverSigned: one of a flood, for which signing would be too dear
 */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isNeverSigned?: boolean;
} & ({ readonly xml: string } | { readonly file: NodeFile });

/** Below that, packing saves no packet. */
const WORTH_PACKING_BYTES = 1_400;
const XML_TYPE = 'application/xml; charset=utf-8';

/** Writes the error document of a refusal, with a sentence for people in both languages. */
export function errorDocument({ status, message }: EwpProblem): string {
  const { el, en } = ERROR_TEXTS[status];
  return writeErrorResponse({
    developerMessage: message,
    userMessages: [
      { value: en, lang: 'en' },
      { value: el, lang: 'el' },
    ],
  });
}

/**
 * Makes the response that carries a document, signed when the caller asks for that.
 *
 * - verified: null when the caller was not verified; what it asks for is then heeded as far as it can do no harm
 */
export function documentResponse(
  answer: Answer,
  call: NodeRequest,
  verified: VerifiedRequest | null,
  { serverKeys: [key], clock }: RunningNode,
): NodeResponse {
  const { status, headers, isNeverSigned = false } = answer;
  const { contentType, bytes: whole } =
    'file' in answer ? answer.file : { contentType: XML_TYPE, bytes: Buffer.from(answer.xml) };
  // The digest is that of the bytes as they are sent, so packing comes before signing.
  const isPacked =
    'xml' in answer && whole.byteLength >= WORTH_PACKING_BYTES && takesGzip(call.headers['accept-encoding']);
  const body = isPacked ? gzipSync(whole) : whole;
  const heeded = verified?.headers ?? call.headers;
  const echoed = echoedHeaders(call.headers);
  const isSigned = !isNeverSigned && wantsSignedAnswer(heeded['accept-signature']);
  return {
    status,
    headers: {
      'content-type': contentType,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      ...(echoed.requestId === undefined ? {} : { 'x-request-id': echoed.requestId }),
      ...(isSigned ? signResponse({ body, date: clock(), ...echoed }, key) : {}),
      ...headers,
    },
    body,
  };
}

/** Says whether a client takes gzip: named, and not with the weight of nothing. */
function takesGzip(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '').split(',').some((one) => {
    const [coding = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return coding === 'gzip' && !parameters.some((parameter) => /^q=0(\.0{1,3})?$/.test(parameter));
  });
}
