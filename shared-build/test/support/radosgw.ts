import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { patient } from '../../../scripts/lib/patience.mjs';
import { eventually } from '../../../server/test/support/eventually.ts';

const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'monmaptool', 'ceph'];
const LOOPBACK = '127.0.0.1';
const BUCKET = 'portal-releases';
const KEYS = { accessKeyId: 'team', secretAccessKey: 'secret-of-test' };
const STARTS = 10;
const LIMIT_MS = patient(120_000);

export const hasRadosgw = PROGRAMS.every((name) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
);

/** An S3-compatible store that nobody of us wrote, empty, with one bucket; it keeps everything in memory. */
export type Radosgw = {
  /** What release commands need to know of it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

/** Starts Ceph's gateway with what it stands on: a monitor, and one store of objects. */
export async function startRadosgw(): Promise<Radosgw> {
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  const [monitorPort, port] = await freePorts(2);
  const running: Daemon[] = [];
  const stop = async () => {
    for (const daemon of running.reverse()) await daemon.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const settings = ['-c', join(folder, 'ceph.conf')];
  const start = (name: string, args: readonly string[]) =>
    running.push(startDaemon(name, [...settings, ...args, '-f']));
  try {
    await Promise.all(['mon', 'osd', 'log', 'rgw'].map((name) => mkdir(join(folder, name))));
    const cluster = randomUUID();
    const store = randomUUID();
    const map = join(folder, 'monmap');
    const monitor = `v1:${LOOPBACK}:${monitorPort}`;
    await writeFile(
      join(folder, 'ceph.conf'),
      configuration({ folder, cluster, monitor, port: Number(port) }),
    );
    await run('monmaptool', ['--create', '--addv', 'a', `[${monitor}]`, '--fsid', cluster, map]);
    await run('ceph-mon', [...settings, '-i', 'a', '--mkfs', '--monmap', map]);
    start('ceph-mon', ['-i', 'a']);
    await ask('ceph', [...settings, 'osd', 'new', store, '0']);
    await run('ceph-osd', [...settings, '-i', '0', '--mkfs', '--osd-uuid', store]);
    start('ceph-osd', ['-i', '0']);
    const { accessKeyId, secretAccessKey } = KEYS;
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
    await ask('radosgw-admin', [
      ...settings,
      'user',
      'create',
      '--uid',
      'team',
      '--display-name',
      'Team',
      ...keys,
    ]);
    start('radosgw', ['-n', 'client.rgw']);
    await makeBucket(`http://${LOOPBACK}:${port}/${BUCKET}`);
  } catch (error) {
    const said = await logsOf(join(folder, 'log'));
    await stop();
    throw new Error(`radosgw does not start: ${String(error)}\n${said}`, { cause: error });
  }
  return {
    environment: {
      RELEASE_STORE: `s3://${BUCKET}/erasmus`,
      RELEASE_STORE_ENDPOINT: `http://${LOOPBACK}:${port}`,
      AWS_REGION: 'eu-south-1',
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    stop,
  };
}

type Places = {
  readonly folder: string;
  readonly cluster: string;
  readonly monitor: string;
  readonly port: number;
};

function configuration({ folder, cluster, monitor, port }: Places): string {
  return `[global]
fsid = ${cluster}
mon_host = ${monitor}/0
mon_initial_members = a
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
ms_bind_msgr2 = false
public_addr = ${LOOPBACK}
cluster_addr = ${LOOPBACK}
log_file = ${folder}/log/$name.log
admin_socket =
pid_file =
run_dir = ${folder}
mon_data = ${folder}/mon
osd_data = ${folder}/osd
osd_objectstore = memstore
memstore_device_bytes = 268435456
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
# Whatever the disk of this machine has left.
mon_data_avail_crit = 0
rgw_data = ${folder}/rgw
rgw_frontends = beast endpoint=${LOOPBACK}:${port}
rgw_thread_pool_size = 32
rgw_enable_gc_threads = false
rgw_enable_lc_threads = false
rgw_enable_quota_threads = false
rgw_run_sync_thread = false
`;
}

type Daemon = { readonly stop: () => Promise<void> };

/**
 * A program that is started anew when it ends by itself: one start in ten, a Ceph daemon that asks the monitor before it knows
 * the cluster's id is refused ("wrong fsid") and gives up.
 */
function startDaemon(name: string, args: readonly string[]): Daemon {
  let isWanted = true;
  let startsLeft = STARTS;
  let child: ChildProcess;
  let ended: Promise<unknown>;
  const begin = () => {
    startsLeft -= 1;
    child = spawn(name, args, { stdio: 'ignore' });
    ended = once(child, 'close').then(() => isWanted && startsLeft > 0 && begin());
  };
  begin();
  return {
    async stop() {
      isWanted = false;
      // Nothing of it is to be kept, so nothing has to be brought to an end.
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Asks again until the gateway is there. */
async function makeBucket(address: string): Promise<void> {
  const client = new AwsClient({ ...KEYS, region: 'eu-south-1', service: 's3', retries: 0 });
  const put = async () => (await client.fetch(address, { method: 'PUT' }).catch(() => undefined))?.status;
  await eventually(put, (status) => status === 200, LIMIT_MS);
}

async function run(program: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(program, args, { timeout: LIMIT_MS });
}

/** Asks the monitor, again where it refuses whoever comes before it has told the cluster's id. */
async function ask(program: string, args: readonly string[], startsLeft = STARTS): Promise<void> {
  try {
    await run(program, args);
  } catch (error) {
    if (startsLeft <= 1) throw error;
    await ask(program, args, startsLeft - 1);
  }
}

async function logsOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => text.slice(-1_000)).join('\n');
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, LOOPBACK));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
