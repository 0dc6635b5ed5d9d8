import type { IncomingMessage, RequestListener } from 'node:http';
import type { EwpNode } from './ewpNode.ts';
import { FORM_LIMIT_BYTES } from './limits.ts';
import type { NodeLog } from './nodeLog.ts';
import { headerValues } from './nodeRequest.ts';

/** Puts a node behind a server of Node.js, as in `createServer(httpListener(node))`. */
export function httpListener(node: EwpNode, log?: NodeLog): RequestListener {
  return (request, response) => {
    void bodyOf(request)
      .then((body) =>
        node.answer(
          {
            method: request.method ?? '',
            pathAndQuery: request.url ?? '',
            headers: headerValues(request.headers),
            body,
            address: request.socket.remoteAddress ?? '',
          },
          log,
        ),
      )
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.destroy());
  };
}

/** Reads to the end what is too long as well: a caller that is cut off while it sends never sees why. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length <= FORM_LIMIT_BYTES) parts.push(part);
  }
  return length > FORM_LIMIT_BYTES ? null : Buffer.concat(parts);
}
