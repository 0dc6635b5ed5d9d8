import type { DocumentKind } from '../documents/documentKind.ts';
import { ERROR_RESPONSE } from '../documents/errorResponse.ts';
import type { KeptMessage } from '../signature/keptMessage.ts';
import type { XmlThreads } from '../xml/xmlThreads.ts';
import type { CallFailure, CallOutcome } from './callOutcome.ts';

/**
 * What a partner answered.
 *
 * - body: null when it is larger than what is read
 * - signatureFault: why the signature is not good; null when it is, or when TLS is what the host authenticates with
 * - proof: what proves who answered, where a signature was asked for and is good
 * - retryAfterMs: how long it asks to be left alone, in milliseconds; null when it does not
 */
export type Answer = {
  readonly status: number;
  readonly body: Uint8Array | null;
  readonly signatureFault: string | null;
  readonly proof?: KeptMessage | null;
  readonly retryAfterMs: number | null;
};

/** Makes of an answer the document that was asked for, or says what it is instead; what the partner sent is read beside the main thread. */
export async function outcomeOf<T>(
  answer: Answer,
  kind: DocumentKind<T>,
  threads: XmlThreads,
): Promise<CallOutcome<T>> {
  const { status, body, signatureFault } = answer;
  if (ACCEPTED.includes(status) && kind.ifAccepted !== undefined)
    return { isDone: true, value: kind.ifAccepted, xml: '', status };
  if (status !== 200) return failed(await statusFailure(answer, threads));
  if (body === null) return failed(refused('too-large', 'The answer is too large to be read.'));
  if (signatureFault !== null) return failed(refused('bad-signature', signatureFault));
  const read = await threads.read(body);
  if (read.kind === 'not-xml') return failed(refused('not-xml', read.detail));
  if (read.kind === 'not-valid') {
    const detail = `The answer does not fit its schema: ${read.faults[0]?.message ?? ''}`;
    return failed({ ...refused('not-valid', detail), faults: read.faults });
  }
  if (read.root.namespace !== kind.namespace || read.root.name !== kind.rootName) {
    return failed(refused('not-valid', `The answer is a document of another kind: ${read.root.name}.`));
  }
  const value = kind.read(read.root);
  const fault = kind.faultOf?.(value) ?? null;
  if (fault !== null) return failed(refused('not-valid', fault));
  return { isDone: true, value, xml: Buffer.from(body).toString('utf8') };
}

/** Statuses with which nodes of the network accept notifications; such an answer need not be signed. */
const ACCEPTED: readonly number[] = [202, 204];

function failed(failure: CallFailure): CallOutcome<never> {
  return { isDone: false, failure };
}

/** Asking again for what is wrong gives the same again. */
function refused(kind: CallFailure['kind'], detail: string): CallFailure {
  return { kind, detail, isWorthRetry: false };
}

/** Refusals of the moment: it took too long to ask, it was too early, it was too often. */
const PASSING: readonly number[] = [408, 425, 429];

/** Checks whether an answer says that the service is at another address by now, which the registry will name: it is no answer to the call. */
export function isAddressGone(status: number | undefined): boolean {
  return status === 404 || status === 410;
}

/** Logs and staff are told no more of it. */
const DEVELOPER_MESSAGE_LENGTH = 3_000;

/** A message in words is the best that an unsuccessful answer has, so its signature is not asked for. */
async function statusFailure(
  { status, body, retryAfterMs }: Answer,
  threads: XmlThreads,
): Promise<CallFailure> {
  const read = body === null ? null : await threads.read(body);
  const isOurs = read?.kind === 'valid' && read.root.name === ERROR_RESPONSE.rootName;
  const said = isOurs ? ERROR_RESPONSE.read(read.root).developerMessage : null;
  const developerMessage = said?.slice(0, DEVELOPER_MESSAGE_LENGTH) ?? null;
  return {
    kind: 'status',
    status,
    developerMessage,
    detail: `The partner answered ${status}: ${developerMessage ?? 'it did not say why.'}`,
    isWorthRetry: status >= 500 || PASSING.includes(status) || isAddressGone(status),
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  };
}
