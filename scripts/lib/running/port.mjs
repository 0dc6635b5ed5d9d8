import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../plainError.mjs';

const DEFAULT_PORT = 8080;
/** A process that was killed has its port until it is dead. */
const DYING_MS = 3_000;

/** Gives the port of the environment; a bad one is left to the server, which names what it accepts. */
export function wantedPort(env) {
  const port = Number(env.PORT?.trim() || DEFAULT_PORT);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/** Throws PlainError when another program listens on the port: better now than after the build. */
export async function requireFreePort(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await listenBefore(Date.now() + DYING_MS, port, host);
    if (code === 'EADDRINUSE') {
      throw new PlainError(
        `Port ${port} is taken by another program, perhaps by a portal that is running already. Stop that program, or choose another port: PORT=8081 npm start`,
      );
    }
    if (code === 'EACCES')
      throw new PlainError(
        `This user may not listen on port ${port}. Choose one above 1023: PORT=8080 npm start`,
      );
  }
}

/** Gives the code of what keeps a port from being listened on, when it still does at the end of a time. */
async function listenBefore(end, port, host) {
  for (;;) {
    const code = await listenOnce(port, host);
    if (code !== 'EADDRINUSE' || Date.now() > end) return code;
    await pause(100);
  }
}

function listenOnce(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
