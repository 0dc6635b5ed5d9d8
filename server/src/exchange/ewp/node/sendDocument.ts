import type { FastifyReply } from 'fastify';
import { writeErrorResponse } from '../documents/errorResponse.ts';
import { signResponse, wantsSignedAnswer } from '../signature/signResponse.ts';
import type { VerifiedRequest } from '../signature/verifyRequest.ts';
import type { EwpProblem } from './ewpProblem.ts';
import { ERROR_TEXTS } from './errorTexts.ts';
import { echoedHeaders, type IncomingCall } from './incomingCall.ts';
import type { EwpNodeServices } from './nodeServices.ts';

export type DocumentToSend = {
  readonly status: number;
  readonly xml: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isNeverSigned?: boolean;
  readonly call: IncomingCall;
  /** Null when the caller was not verified; what it asks for is then heeded as far as it can do no harm. */
  readonly verified: VerifiedRequest | null;
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

/** Sends a document, signed when the caller asks for that. */
export function sendDocument(
  reply: FastifyReply,
  { status, xml, headers, isNeverSigned = false, call, verified }: DocumentToSend,
  { serverKeys: [key], clock }: EwpNodeServices,
): FastifyReply {
  const body = Buffer.from(xml);
  const heeded = verified?.headers ?? call.headers;
  const echoed = echoedHeaders(call.headers);
  // The portal gives each answer an id of its own; here it is the caller's or none.
  void reply.removeHeader('x-request-id');
  if (echoed.requestId !== undefined) void reply.header('x-request-id', echoed.requestId);
  if (!isNeverSigned && wantsSignedAnswer(heeded['accept-signature'])) {
    void reply.headers(signResponse({ body, date: clock(), ...echoed }, key));
  }
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/xml; charset=utf-8')
    .send(body);
}
