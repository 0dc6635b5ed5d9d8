import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './freePort.ts';
import { REPOSITORY } from './places.ts';

export type PortalWithPartner = {
  readonly portalUrl: string;
  /** Page of the demo partner's office. */
  readonly partnerPage: string;
  readonly stop: () => Promise<void>;
};

/** Starts a portal of its own with a small sample and one demo partner; resolves when both answer. */
export async function startPortalWithPartner(): Promise<PortalWithPartner> {
  const port = await freePort();
  const portalUrl = `http://localhost:${port}`;
  const portal = spawn(process.execPath, [path.join(REPOSITORY, 'e2e/support/startPortal.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: portalUrl,
      SAMPLE_AGREEMENTS: '20',
      DEMO_PARTNERS: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    portal.once('exit', () => resolve());
  });
  const partnerPage = await new Promise<string>((resolve, reject) => {
    let said = '';
    portal.stderr.on('data', (text) => {
      said += String(text);
      const partner = /^Demo partner: .*, (http:\S+)$/m.exec(said)?.[1];
      if (partner !== undefined) resolve(partner);
    });
    void ended.then(() => reject(new Error(`The portal was not started: ${said}`)));
  });
  return {
    portalUrl,
    partnerPage,
    stop: async () => {
      portal.kill('SIGTERM');
      await ended;
    },
  };
}
