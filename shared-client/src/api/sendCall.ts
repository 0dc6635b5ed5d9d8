import type { CallInput, ReplyOf, SchemaCall } from 'shared-contracts/call/call.ts';
import { pathOf } from 'shared-contracts/call/callPath.ts';
import { keyHeader, type SendRequest } from './apiClient.ts';

/** A call below one of the two bases that the portal is told of; records and files are the data API's. */
export type PortalCall = SchemaCall & { readonly base: 'api' | 'exchange' };

type Signal = { readonly signal?: AbortSignal | undefined };
type Arguments<Input> = object extends Input
  ? readonly [input?: Input & Signal]
  : readonly [input: Input & Signal];

/** Makes a call of the table in `shared-contracts/calls` and gives its parsed reply. Throws ApiError. */
export type SendCall = <const C extends PortalCall>(
  call: C,
  ...input: Arguments<CallInput<C>>
) => Promise<ReplyOf<C>>;

type AnyInput = Signal & {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly key?: string;
};

/** Makes the function that makes calls out of those that reach the two bases. */
export function createSendCall(bases: Readonly<Record<PortalCall['base'], SendRequest>>): SendCall {
  const send = (call: PortalCall, { params = {}, query = {}, body, key, signal }: AnyInput = {}) =>
    bases[call.base]({
      method: call.methods[0],
      path: pathOf<string>(call, params),
      search: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value?.toString()])),
      body,
      headers: keyHeader(key),
      schema: call.reply.schema,
      isText: call.reply.media !== undefined,
      signal,
    });
  // What belongs to a call is checked where it is made; in here all calls are one.
  return send as SendCall;
}
