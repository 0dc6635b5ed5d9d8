import { writeErrorResponse } from '../documents/errorResponse.ts';
import { signResponse, wantsSignedAnswer } from '../signature/signResponse.ts';
import type { VerifiedRequest } from '../signature/verifyRequest.ts';
import type { EwpProblem } from './ewpProblem.ts';
import { ERROR_TEXTS } from './errorTexts.ts';
import { echoedHeaders, type NodeRequest, type NodeResponse } from './nodeRequest.ts';
import type { RunningNode } from './nodeServices.ts';

/**
 * What a call is answered with, whoever made it.
 *
 * - isNeverSigned: one of a flood, for which signing would be too dear
 */
export type Answer = {
  readonly status: number;
  readonly xml: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isNeverSigned?: boolean;
};

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
  { status, xml, headers, isNeverSigned = false }: Answer,
  call: NodeRequest,
  verified: VerifiedRequest | null,
  { serverKeys: [key], clock }: RunningNode,
): NodeResponse {
  const body = Buffer.from(xml);
  const heeded = verified?.headers ?? call.headers;
  const echoed = echoedHeaders(call.headers);
  const isSigned = !isNeverSigned && wantsSignedAnswer(heeded['accept-signature']);
  return {
    status,
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-store',
      ...(echoed.requestId === undefined ? {} : { 'x-request-id': echoed.requestId }),
      ...(isSigned ? signResponse({ body, date: clock(), ...echoed }, key) : {}),
      ...headers,
    },
    body,
  };
}
