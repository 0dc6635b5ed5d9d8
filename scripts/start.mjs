import { bringRuntime } from './lib/runtime.mjs';
import { requireDiskSpace } from './lib/diskSpace.mjs';
import { installDependencies } from './lib/install.mjs';
import { plainReason, PlainError } from './lib/plainError.mjs';
import { requireFreePort, wantedPort } from './lib/port.mjs';
import { endCommands, mustRun, runCommand } from './lib/runCommand.mjs';
import { say } from './lib/say.mjs';
import { lastLines, startServerProcess } from './lib/serverProcess.mjs';

// `npm start`: everything from a fresh clone to a running portal, and quickly so when nothing has changed.

let server;
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    if (server === undefined) {
      endCommands();
      process.exit(130);
    }
    process.stdout.write('\n');
    say('Stopping');
    server.stop();
  });
}

try {
  const port = wantedPort(process.env);
  if (port !== undefined) await requireFreePort(port);
  requireDiskSpace();
  const runtime = await bringRuntime();
  await installDependencies(runtime);
  await requireGoodSettings(runtime);
  say('Building what has changed');
  await mustRun(runtime.pnpm, ['--filter', 'shared-build', 'run', 'build:all'], {
    doing: 'Building the portal',
    env: runtime.env,
  });
  process.exitCode = await runServer(runtime);
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
  let isReady = false;
  let hasFailed = false;
  server = startServerProcess(runtime, (message) => {
    if (message.kind === 'step') say(message.sentence);
    if (message.kind === 'ready') {
      isReady = true;
      welcome(message);
    }
    if (message.kind === 'partners' && !isStopping) presentPartners(message.partners);
    if (message.kind === 'failed') {
      hasFailed = true;
      process.stderr.write(`\nThe portal was not started.\n${message.sentence}\n`);
    }
  });
  const code = await server.ended;
  if (isStopping) {
    say('Stopped');
    return 0;
  }
  if (isReady)
    process.stderr.write(
      `\nThe portal has stopped on its own. The end of its log (${server.log}):\n${lastLines(server.log, 8)}\n`,
    );
  else if (!hasFailed)
    process.stderr.write(
      `\nThe portal was not started. The end of its log (${server.log}):\n${lastLines(server.log, 8)}\n`,
    );
  return code === 0 ? 1 : code;
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
    ['', `  ${address}`, ...demo, '', `  Log: ${server.log}`, '  Ctrl-C stops the portal.', '', ''].join(
      '\n',
    ),
  );
}
