import { processOf } from './processes.mjs';

const LOOK_EVERY_MS = 250;

/**
 * Calls back once when the npm that runs this script has ended, however it ended. Without npm nobody is watched: who starts the script by its name may well go away.
 *
 * npm runs scripts in a shell, which many systems' shells leave to the script, and others do not.
 */
export function onceWithoutNpm(env, callBack) {
  // A parent that ends leaves its children to another one. Windows does not tell of it.
  if (env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const shell = isShell(processOf(parent)?.command) ? parent : undefined;
  const npm = shell === undefined ? undefined : processOf(shell)?.parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && (shell === undefined || processOf(shell)?.parent === npm)) return;
    clearInterval(timer);
    callBack();
  }, LOOK_EVERY_MS);
  timer.unref();
}

function isShell(command = '') {
  return /^(\S*\/)?(ba|da|z|k|a|fi)?sh -c /.test(command);
}
