import { readSettings } from './config/environment.ts';
import { BAD_SETTINGS_CODE, EnvironmentError } from './config/environmentError.ts';
import type { Settings } from './config/settings.ts';
import type { DemoNetwork } from './demonstration/partners/demoNetwork.ts';
import { openDemo } from './start/openDemo.ts';
import { startProgress, type RunningPortal } from './start/progress.ts';
import { startFailureText } from './start/startFailureText.ts';
import { startServer, type RunningServer } from './start/startServer.ts';
import { onceAskedToStop } from './start/stopSignals.ts';

const progress = startProgress();
let settings: Settings | undefined;
let demo: DemoNetwork | undefined;
const giveUp = new AbortController();

try {
  settings = readSettings(process.env);
  demo = await openDemo(settings);
  const starting = startServer(demo.settings, progress, giveUp.signal);
  onceAskedToStop(stopper(demo, starting));
  const { app, databaseUrl } = await starting;
  progress.ready(await runningPortal(settings));
  if (settings.demo.partners > 0) progress.partners(await demo.startPartners(databaseUrl, app.log));
} catch (error) {
  // A start that somebody gave up has not failed; whoever is asked to stop ends the process.
  if (!giveUp.signal.aborted) await tellOfFailure(error);
}

async function tellOfFailure(error: unknown): Promise<void> {
  progress.failed(startFailureText(error, settings));
  // `npm start` and the like need not try again what no second start can mend.
  process.exitCode = error instanceof EnvironmentError ? BAD_SETTINGS_CODE : 1;
  await demo?.stop();
  if (process.connected) process.disconnect();
}

function stopper({ stop: stopDemo }: DemoNetwork, starting: Promise<RunningServer>): () => void {
  return () => {
    giveUp.abort();
    void stopDemo()
      .then(() => starting.catch(() => undefined))
      .then((started) => started?.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
}

async function runningPortal({ publicUrl, identity }: Settings): Promise<RunningPortal> {
  if (identity.kind !== 'embedded') return { address: publicUrl, accounts: [] };
  const { DEMO_ACCOUNTS } = await import('./demonstration/identity/demoAccounts.ts');
  return {
    address: publicUrl,
    accounts: DEMO_ACCOUNTS.map(({ name, label }) => ({ name, label: label.en })),
  };
}
