import { connect } from 'node:net';
import type { HostileBody } from './hostileBodies.ts';

/** A request as it is written to the connection. */
export type RawRequest = {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: HostileBody;
};

const ANSWER = /HTTP\/1\.1 (?!100)(\d{3})[^\n]*\r\n/;

/** Writes a request to a connection of its own, and gives the status that is answered; undefined when the connection ends without one. */
export async function sendRaw({
  origin,
  method,
  path,
  headers,
  body,
}: RawRequest): Promise<number | undefined> {
  const { host, port } = new URL(origin);
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers, ...body.headers];
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), allowHalfOpen: true });
    let heard = '';
    const end = (status?: number) => {
      socket.destroy();
      resolve(status);
    };
    socket.on('data', (piece: Buffer) => {
      heard += piece.toString('latin1');
      const [, status] = ANSWER.exec(heard) ?? [];
      if (status !== undefined) end(Number(status));
    });
    socket.once('error', () => end()).once('end', () => end());
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const [last = Buffer.alloc(0), ...before] = body.pieces.toReversed();
    for (const piece of before.toReversed()) socket.write(piece);
    socket.write(last, () => {
      if (body.end === 'half') socket.end();
      // The server has to see what came before it sees that there is nobody any more.
      if (body.end === 'reset') setImmediate(() => socket.resetAndDestroy());
    });
    socket.once('close', () => resolve(undefined));
  });
}
