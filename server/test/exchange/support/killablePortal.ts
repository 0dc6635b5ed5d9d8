import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import path from 'node:path';
import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { findFreePort } from '../../../src/demonstration/postgres/freePort.ts';
import { bearer, signIn } from '../../support/portal/signIn.ts';
import { makeTestDatabase, type TestDatabase } from '../../support/databases/testDatabase.ts';
import { rarerLooks } from '../../support/letTimePass.ts';
import { giveNodeKey } from './nodeKeys.ts';
import { CHILD_ENVIRONMENT } from '../../support/portal/childEnvironment.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../src/main.ts');

type Answer = { readonly status: number; readonly body: any };

/** A portal in a process of its own, which can be killed as by a power cut and started again. */
export type KillablePortal = {
  readonly database: TestDatabase['database'];
  readonly databaseUrl: string;
  readonly origin: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Asks it to stop, as whoever brings a new version does, and waits until it has. */
  readonly end: () => Promise<void>;
  readonly call: (path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends a file as bytes. */
  readonly upload: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Answer>;
  /** Brings the file of a record. */
  readonly download: (id: number) => Promise<Buffer>;
  /** Begins to send a file and gives up in the middle, when the portal has died or when it has the first part and `then` has run. */
  readonly uploadHalf: (then: () => Promise<void>) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/**
 * - heiId: what this portal's university is on the network; partnerHeiId: the one that it makes agreements with, institution 2
 * - environment: variables besides those that it needs
 * - publicUrl: where people find it, if not at its own port; signs in there
 * - makesKey: its first start makes the key with which it signs; it has one already unless that is tried
 * - beside: another process of the same portal, whose database this one has too
 */
export async function killablePortal(
  registryUrl: string,
  {
    heiId,
    partnerHeiId,
    environment = {},
    publicUrl,
    makesKey = false,
    beside,
  }: {
    readonly heiId: string;
    readonly partnerHeiId: string;
    readonly environment?: Readonly<Record<string, string>>;
    readonly publicUrl?: string;
    readonly makesKey?: boolean;
    readonly beside?: KillablePortal;
  },
): Promise<KillablePortal> {
  const { database, url, remove } =
    beside === undefined ? await universities({ heiId, partnerHeiId, makesKey }) : lentDatabase(beside);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let token: string | undefined;
  const endBy = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const dying = child;
    if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return;
    const died = new Promise((resolve) => {
      dying.once('exit', resolve);
    });
    dying.kill(signal);
    await died;
  };
  const kill = () => endBy('SIGKILL');
  return {
    database,
    databaseUrl: url,
    origin,
    kill,
    end: () => endBy('SIGTERM'),
    start: async () => {
      child = spawn(process.execPath, [MAIN], {
        env: {
          ...CHILD_ENVIRONMENT,
          LOG_LEVEL: 'silent',
          PORTAL_ENV: 'test',
          PORT: String(port),
          RATE_LIMIT: '0',
          DATABASE_URL: url,
          ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }),
          EWP_REGISTRY_URL: registryUrl,
          EWP_ADMIN_EMAIL: 'ewp@example.org',
          ...environment,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await answering(`${origin}/health`, child);
      token ??= await signIn(publicUrl ?? origin, 'iro');
    },
    call: async (address, body, headers = {}) => {
      const response = await fetch(`${origin}${address}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...bearer(token ?? ''), 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    upload: async (name, bytes) => {
      const response = await fetch(`${origin}/api/ApplicationFiles/content?fileName=${name}`, {
        method: 'POST',
        headers: { ...bearer(token ?? ''), 'content-type': 'application/pdf' },
        body: bytes,
      });
      return { status: response.status, body: await response.json() };
    },
    download: async (id) => {
      const response = await fetch(`${origin}/api/ApplicationFiles/${id}/content`, {
        headers: bearer(token ?? ''),
      });
      return Buffer.from(await response.arrayBuffer());
    },
    uploadHalf: async (then) => {
      const upload = request(`${origin}/api/ApplicationFiles/content?fileName=half.pdf`, {
        method: 'POST',
        headers: { ...bearer(token ?? ''), 'content-type': 'application/pdf', 'content-length': 2_000_000 },
      });
      const ended = new Promise((resolve) => {
        upload.once('error', resolve);
      });
      upload.write(`%PDF-${'x'.repeat(1_000_000)}`);
      await then();
      upload.destroy();
      await ended;
    },
    remove: async () => {
      await kill();
      await remove();
    },
  };
}

/** Makes a database in which the portal's university and institution 2 are on the network. */
async function universities({
  heiId,
  partnerHeiId,
  makesKey,
}: {
  readonly heiId: string;
  readonly partnerHeiId: string;
  readonly makesKey: boolean;
}): Promise<TestDatabase> {
  const made = await makeTestDatabase();
  const { database } = made;
  await sql`update institutions set hei_id = null where hei_id in (${heiId}, ${partnerHeiId})`.execute(
    database,
  );
  await sql`update institutions set hei_id = ${heiId} where is_local`.execute(database);
  await sql`update institutions set hei_id = ${partnerHeiId} where id = (select min(id) from institutions where not is_local)`.execute(
    database,
  );
  await sql`update contacts set roles = '[{"value":"Departmental Coordinator"}]' where id = 3`.execute(
    database,
  );
  if (!makesKey) await giveNodeKey(database, heiId);
  return made;
}

function lentDatabase({ database, databaseUrl }: KillablePortal): TestDatabase {
  return { database, url: databaseUrl, remove: async () => undefined };
}

async function answering(address: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => (said += String(text)));
  const end = Date.now() + patient(45_000);
  const nextLook = rarerLooks();
  for (;;) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The server does not start. ${said}`);
    await nextLook();
  }
}
