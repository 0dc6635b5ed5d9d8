import { EwpProblem } from './ewpProblem.ts';
import type { NodeRequest } from './nodeRequest.ts';
import { parametersOf, type Parameters } from './parameters.ts';

/** A request whose body was read. */
export type WholeRequest = NodeRequest & { readonly body: Uint8Array };

const FORM = 'application/x-www-form-urlencoded';

/** Refuses methods and encodings that an endpoint does not take. Throws EwpProblem 405 or 415. */
export function requireForm(call: WholeRequest, methods: readonly string[]): void {
  if (!methods.includes(call.method)) {
    throw new EwpProblem(405, `This endpoint takes ${methods.join(' and ')} only.`, {
      allow: methods.join(', '),
    });
  }
  if (call.method !== 'POST') return;
  const [type = ''] = (call.headers['content-type'] ?? '').split(';');
  const hasBody = call.body.byteLength > 0;
  if (type.trim().toLowerCase() !== FORM && (type !== '' || hasBody)) {
    throw new EwpProblem(415, `A POST has to be sent as ${FORM}.`);
  }
  const encoding = (call.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity') throw new EwpProblem(415, 'The body must not be compressed.');
}

/** Reads a call's parameters: those of a POST from its body alone, whatever its address says. */
export function formOf({ method, pathAndQuery, body }: WholeRequest): Parameters {
  const at = pathAndQuery.indexOf('?');
  const query = at === -1 ? '' : pathAndQuery.slice(at + 1);
  return parametersOf(method === 'POST' ? Buffer.from(body).toString('utf8') : query);
}
