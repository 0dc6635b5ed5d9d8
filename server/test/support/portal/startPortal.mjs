import { endLeftover } from '../../../../scripts/lib/running/leftover.mjs';
import { keepServerRunning } from '../../../../scripts/lib/running/keepServer.mjs';
import { onceWithoutNpm } from '../../../../scripts/lib/running/npmParent.mjs';
import { requireFreePort, wantedPort } from '../../../../scripts/lib/running/port.mjs';
import { startServerProcess } from '../../../../scripts/lib/running/serverProcess.mjs';

// What `npm start` does once everything is installed and built: a process of its own, to be killed. It tells what happens, one line each.

const tell = (line) => process.stdout.write(`${line}\n`);

const endingMs = Number(process.env.LEFTOVER_ENDING_MS ?? 30_000);
await endLeftover(process.env, tell, { endingMs });
await requireFreePort(wantedPort(process.env));
const server = keepServerRunning(
  (onMessage) => {
    const started = startServerProcess({ node: process.execPath, env: process.env }, onMessage);
    tell(`server ${started.pid}`);
    return started;
  },
  ({ kind, sentence }) => tell(kind === 'step' ? `step ${sentence}` : kind),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.stop());
onceWithoutNpm(process.env, () => server.stop());
process.stdout.on('error', () => undefined);
await server.ended;
