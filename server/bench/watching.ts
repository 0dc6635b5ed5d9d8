import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { findFreePort } from '../src/demonstration/postgres/freePort.ts';
import { startOtlpReceiver } from '../test/support/programs/otlpReceiver.ts';
import { asker, WHOLE_AGREEMENTS } from './benchCalls.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';
import { type Forked, start } from './support/forked.ts';

const WARM_UP = 100;
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '10' },
    agreements: { type: 'string', default: '1200' },
  },
});
const calls = Number(values.calls);
const rounds = Number(values.rounds);

type Server = Forked<{ readonly port: number; readonly token: string }>;

/**
 * Measures what watching costs a call, in processor time of the server's process: without anything, with metrics, with traces of every call, and with both. The four take
 * turns in one run, so that what else the machine does falls on all of them.
 */
await withBenchDatabase(Number(values.agreements), async (url) => {
  const receiver = await startOtlpReceiver();
  const metrics = { METRICS_PORT: String(await findFreePort()) };
  const both = { METRICS_PORT: String(await findFreePort()) };
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
  const servers: readonly (readonly [string, Server])[] = [
    ['off', await watched(url, {})],
    ['metrics', await watched(url, metrics)],
    ['traces', await watched(url, traces)],
    ['both', await watched(url, { ...both, ...traces })],
  ];
  for (const [name, path] of [
    ['a list of whole agreements', WHOLE_AGREEMENTS],
    ['who I am', '/api/Users/Me'],
  ] as const) {
    const costs = new Map<string, number>();
    for (const [, server] of servers) await callOnAndOn(server, path, WARM_UP);
    for (let round = 0; round < rounds; round += 1)
      for (const [watching, server] of servers) {
        const from = (await server.figures()).processor;
        await callOnAndOn(server, path, calls);
        const spent = (await server.figures()).processor - from;
        costs.set(watching, (costs.get(watching) ?? 0) + spent);
      }
    const off = costs.get('off') ?? Number.NaN;
    tell(`${name}, ${calls * rounds} calls each:`);
    for (const [watching, spent] of costs) {
      const each = (spent * 1000) / (calls * rounds);
      tell(
        `  ${watching.padEnd(8)} ${each.toFixed(3)} ms of processor a call, ${(spent / off).toFixed(2)} times`,
      );
    }
  }
  tell(`${receiver.spans().length} spans came in.`);
  for (const [, server] of servers) await server.stop();
  await receiver.stop();
});

async function watched(url: string, env: Readonly<Record<string, string>>): Promise<Server> {
  return start('watchedServer.ts', url, JSON.stringify(env));
}

async function callOnAndOn({ listening }: Server, path: string, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = asker(listening.port, listening.token, agent);
  for (let call = 0; call < times; call += 1) await ask(path);
  agent.destroy();
}
