import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { patient } from '../../../../../scripts/lib/patience.mjs';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

const LONGEST_MS = patient(30_000);
/** Each call has a connection of its own: what one was refused, the next does not feel. */
const connections = new Agent({ keepAlive: false, maxSockets: 100 });

/** Makes a call that adds nothing of its own: exactly these headers and this body. */
export async function call(
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
    chunked = false,
  }: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string | string[]>>;
    readonly body?: Buffer;
    readonly chunked?: boolean | undefined;
  } = {},
): Promise<Answer> {
  const url = new URL(address);
  const hasBody = body !== undefined && (body.length > 0 || method === 'POST');
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        hostname: url.hostname,
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        agent: connections,
        headers: {
          host: url.host,
          ...headers,
          ...(hasBody && !chunked && { 'content-length': String(body.length) }),
          ...(hasBody && chunked && { 'transfer-encoding': 'chunked' }),
        },
        timeout: LONGEST_MS,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const all = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: all,
            text: all.toString(),
          });
        });
      },
    );
    asking.on('timeout', () => asking.destroy(new Error(`No answer of ${address}`)));
    asking.on('error', reject);
    asking.end(hasBody ? body : undefined);
  });
}
