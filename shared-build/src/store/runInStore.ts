import { spawn } from 'node:child_process';
import { inStore } from './inStore.ts';
import { openMapStore, openStore } from './objectStore.ts';
import { STORE_VARIABLE, storeSettings } from './storeSettings.ts';

/** These change nothing of what is in force, and read none of it as a folder. */
const WITHOUT_PORTAL = [['build'], ['watch'], ['keys', 'new'], ['maps']];

/** Which releases these read is said by no id among their words. */
const CONCERN_ALL = ['build:all', 'bring', 'together'];

/**
 * Runs a release command with the portal that is in the store, where `RELEASE_STORE` names one. What the command says is said when it is in
 * force.
 *
 * - file: script of the command; it takes `--portal <folder>`
 * - result: false when the portal is in a folder, or the command needs none; then nothing was done
 */
export async function runInStore(file: string, args: readonly string[]): Promise<boolean> {
  const settings = storeSettings();
  if (settings === undefined || WITHOUT_PORTAL.some((words) => words.every((word, at) => args[at] === word)))
    return false;
  if (args.some((arg) => arg === '--portal' || arg.startsWith('--portal=')))
    throw new Error(`Either ${STORE_VARIABLE} or --portal says where the portal is.`);
  const whole = CONCERN_ALL.some((word) => args.slice(0, 2).includes(word)) ? 'all' : args;
  const kept = { writesPage: settings.writesPage, maps: openMapStore(settings) };
  const said = await inStore(openStore(settings), whole, kept, (folder) =>
    run(file, [...args, '--portal', folder]),
  );
  process.stdout.write(said);
  if (!settings.writesPage) process.stdout.write('The page is written elsewhere.\n');
  return true;
}

/** Gives what the command said. Throws what it complained of when it failed. */
function run(file: string, args: readonly string[]): Promise<string> {
  const { [STORE_VARIABLE]: _store, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(complaint.trim() || `The command ended with code ${code}.`)),
    );
  });
}
