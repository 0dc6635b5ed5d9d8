import { readSettings } from './config/environment.ts';
import type { Settings } from './config/settings.ts';
import { DEMO_ACCOUNTS } from './identity/demoAccounts.ts';
import { startProgress, type RunningPortal } from './start/progress.ts';
import { startFailureText } from './start/startFailureText.ts';
import { startServer } from './start/startServer.ts';
import { onceAskedToStop } from './start/stopSignals.ts';

const progress = startProgress();
let settings: Settings | undefined;

try {
  settings = readSettings(process.env);
  const starting = startServer(settings, progress);
  onceAskedToStop(() => {
    void starting
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  await starting;
  progress.ready(runningPortal(settings));
} catch (error) {
  progress.failed(startFailureText(error, settings));
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}

function runningPortal({ publicUrl, identity }: Settings): RunningPortal {
  const accounts =
    identity.kind === 'embedded' ? DEMO_ACCOUNTS.map(({ name, label }) => ({ name, label: label.en })) : [];
  return { address: publicUrl, accounts };
}
