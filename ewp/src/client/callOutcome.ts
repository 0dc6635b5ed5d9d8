import type { EwpApi } from '../documents/apiEntries.ts';
import type { KeptMessage } from '../signature/keptMessage.ts';
import type { SchemaFault } from '../xml/validateXml.ts';

/**
 * What kept a call from an answer.
 *
 * - forbidden-address: the registry names an address that must not be called; nothing was sent
 * - not-on-network: the registry names no such service of the partner; nothing was sent
 * - network, timeout: no answer, or not all of it
 * - status: an answer that is not 200, nor an acceptance (202, 204) of a call that asks for no document
 * - bad-signature: the answer is not signed as it has to be
 * - too-large, not-xml, not-valid: an answer that is no document of the network, or not the one that was asked for
 * - own-fault: a fault of this side kept it back
 */
export type CallFailureKind =
  | 'forbidden-address'
  | 'not-on-network'
  | 'network'
  | 'timeout'
  | 'status'
  | 'bad-signature'
  | 'too-large'
  | 'not-xml'
  | 'not-valid'
  | 'own-fault';

/**
 * Why a call to a partner did not succeed.
 *
 * - developerMessage: the partner's own, with an answer that is not 200; null when it sent none
 */
export type CallFailure = {
  readonly kind: CallFailureKind;
  /** English, for logs and for staff who ask the partner's developers. */
  readonly detail: string;
  /** The same call may succeed later: the partner could not be reached, or had a fault of its own (5xx), or has too much to do (408, 425, 429), or has left this address (404, 410). */
  readonly isWorthRetry: boolean;
  readonly status?: number;
  /** How long the partner asks to be left alone. */
  readonly retryAfterMs?: number;
  readonly developerMessage?: string | null;
  readonly faults?: readonly SchemaFault[];
};

/**
 * - xml: the document as it came, for the evidence
 * - status: 202 or 204, with which a partner accepted what the specification has answered with 200; absent for 200
 */
export type CallOutcome<T> =
  | { readonly isDone: true; readonly value: T; readonly xml: string; readonly status?: number }
  | { readonly isDone: false; readonly failure: CallFailure };

/** One call, as the log of exchanged documents keeps it. Bodies are null when nothing was read. */
export type CallRecord = {
  readonly heiId: string;
  readonly api: EwpApi;
  /** Which of the API's addresses: `get` for `get-url`, empty for `url`. */
  readonly endpoint: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly requestId: string;
  readonly requestBody: string | null;
  readonly startedAt: Date;
  readonly status: number | null;
  readonly responseBody: string | null;
  /** What proves who answered; null where the answer was not signed, or its signature is not good. */
  readonly proof: KeptMessage | null;
  /** Null when the call succeeded. */
  readonly failure: CallFailure | null;
};
