import { spawn } from 'node:child_process';
import path from 'node:path';
import { patient } from '../../../scripts/lib/patience.mjs';
import { freePort } from './freePort.ts';
import { REPOSITORY } from '../places.ts';

const READY_WITHIN_MS = patient(180_000);

export type OwnPortal = {
  readonly portalUrl: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a portal of a test's own, with a database that nobody else changes.
 *
 * - environment: variables besides those that tests need
 * - isReady: looks at what the portal has said so far; what it finds is given back
 */
export async function startOwnPortal<Found>(
  environment: Readonly<Record<string, string>>,
  isReady: (said: string, portalUrl: string) => Found | undefined | Promise<Found | undefined>,
): Promise<OwnPortal & { readonly found: Found }> {
  const port = await freePort();
  const portalUrl = `http://localhost:${port}`;
  const portal = spawn(process.execPath, [path.join(REPOSITORY, 'e2e/support/portal/startPortal.ts')], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: portalUrl, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    portal.once('exit', () => resolve());
  });
  const found = await new Promise<Found>((resolve, reject) => {
    let said = '';
    portal.stderr.on('data', (text) => {
      said += String(text);
      void Promise.resolve(isReady(said, portalUrl)).then((what) => {
        if (what !== undefined) resolve(what);
      }, reject);
    });
    void ended.then(() => reject(new Error(`The portal was not started: ${said}`)));
    AbortSignal.timeout(READY_WITHIN_MS).addEventListener('abort', () =>
      reject(new Error(`The portal was not ready in time: ${said}`)),
    );
  }).catch((error: unknown) => {
    portal.kill('SIGTERM');
    throw error;
  });
  return {
    portalUrl,
    found,
    stop: async () => {
      portal.kill('SIGTERM');
      await ended;
    },
  };
}
