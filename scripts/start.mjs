import { bringRuntime } from './lib/install/runtime.mjs';
import { requireDiskSpace } from './lib/install/diskSpace.mjs';
import { installDependencies } from './lib/install/install.mjs';
import { plainReason, PlainError } from './lib/plainError.mjs';
import { requireFreePort, wantedPort } from './lib/running/port.mjs';
import { endCommands, mustRun, runCommand } from './lib/runCommand.mjs';
import { endLeftover } from './lib/running/leftover.mjs';
import { startGuard } from './lib/running/guardProcess.mjs';
import { keepServerRunning } from './lib/running/keepServer.mjs';
import { onceWithoutNpm } from './lib/running/npmParent.mjs';
import { duration, say } from './lib/say.mjs';
import { lastLines, startServerProcess } from './lib/running/serverProcess.mjs';

// `npm start`: everything from a fresh clone to a running portal, and quickly so when nothing has changed.

/** The registry of releases counts for 30 days, and is signed anew when half of them are over. */
const RENEWAL_EVERY_MS = 86_400_000;

let server;
let guard;
let log = '';
let isStopping = false;
let hasFailed = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
onceWithoutNpm(process.env, stop);
// Whoever read what is said may be gone before the portal is: it still stops in good order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

function stop() {
  if (isStopping) return;
  isStopping = true;
  process.stdout.write('\n');
  say('Stopping');
  if (server === undefined) void endCommands().finally(() => process.exit(130));
  else server.stop();
}

try {
  await endLeftover(process.env, say);
  const port = wantedPort(process.env);
  if (port !== undefined) await requireFreePort(port);
  requireDiskSpace();
  const runtime = await bringRuntime();
  await installDependencies(runtime);
  await requireGoodSettings(runtime);
  say('Building what has changed');
  await mustRun(runtime.pnpm, ['run', 'build'], {
    doing: 'Building the portal',
    env: runtime.env,
  });
  if (!isStopping) process.exitCode = await runServer(runtime);
} catch (error) {
  if (!isStopping) {
    const sentence =
      error instanceof PlainError
        ? error.message
        : (plainReason(String(error)) ?? String(error?.stack ?? error));
    process.stderr.write(`\nThe portal was not started.\n${sentence}\n`);
    process.exitCode = 1;
  }
}

async function requireGoodSettings({ node, env }) {
  const { code, output } = await runCommand(node, ['server/src/start/checkEnvironment.ts'], { env });
  if (code !== 0) throw new PlainError(output.trim());
}

async function runServer(runtime) {
  const startServer = (onMessage) => {
    const started = startServerProcess(runtime, onMessage);
    log = started.log;
    return started;
  };
  server = keepServerRunning(startServer, (message) => {
    tellOfServer(message);
    if (message.kind === 'ready') guard ??= startGuard(runtime, message.address, say);
  });
  setInterval(() => void renewRegistry(runtime), RENEWAL_EVERY_MS).unref();
  const { code, wasReady } = await server.ended;
  guard?.stop();
  if (isStopping || code === 0) {
    say('Stopped');
    return 0;
  }
  if (!hasFailed)
    process.stderr.write(
      `\nThe portal ${wasReady ? 'has stopped on its own' : 'was not started'}. The end of its log (${log}):\n${lastLines(log, 8)}\n`,
    );
  return code ?? 1;
}

async function renewRegistry({ pnpm, env }) {
  const { code, output } = await runCommand(pnpm, ['run', 'registry', 'renew'], { env });
  if (code !== 0)
    say(`The registry of releases could not be signed anew: ${output.trim().split('\n').at(-1)}`);
}

function tellOfServer(message) {
  const { kind, isAgain } = message;
  if (kind === 'step' && !isAgain) say(message.sentence);
  if (kind === 'ready') {
    if (isAgain) say('The portal is running again');
    else welcome(message);
  }
  if (kind === 'partners' && !isStopping) presentPartners(message.partners);
  if (kind === 'failed') {
    hasFailed = !isAgain;
    process.stderr.write(`\nThe portal was not started${isAgain ? ' again' : ''}.\n${message.sentence}\n`);
  }
  if (kind === 'ended' && !isStopping) tellOfEnd(message);
}

function tellOfEnd({ code, signal, restartInMs }) {
  const how = signal === null ? `with code ${code}` : `by ${signal}`;
  say(
    `The portal has ended on its own, ${how}; its log says more (${log}). It is started again in ${duration(restartInMs)}`,
  );
}

function presentPartners(partners) {
  if (partners.length === 0) {
    say('The demo partners could not be started; the log says why. The portal works without them.');
    return;
  }
  say('Universities to exchange agreements with are running');
  const lines = partners.map(({ name, address }) => `    ${name}: ${address}`);
  process.stdout.write(['', '  Partners:', ...lines, '', ''].join('\n'));
}

function welcome({ address, accounts }) {
  say('The portal is running');
  const width = Math.max(0, ...accounts.map(({ name }) => name.length));
  const lines = accounts.map(({ name, label }) => `    ${name.padEnd(width)}  ${label}`);
  const demo = accounts.length === 0 ? [] : ['', '  Demo accounts (the password is the name):', ...lines];
  process.stdout.write(
    ['', `  ${address}`, ...demo, '', `  Log: ${log}`, '  Ctrl-C stops the portal.', '', ''].join('\n'),
  );
}
