import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SELF_SIGNED } from 'ewp/testing';
import { simpleParser, type ParsedMail } from 'mailparser';
import { findFreePort } from '../../../src/demonstration/postgres/freePort.ts';
import { eventually } from '../eventually.ts';

const EXIM = '/usr/sbin/exim4';
const LOOPBACK = '127.0.0.1';
/** The only account, root beside it, that Debian's Exim runs as. */
const ACCOUNT = accountOf('Debian-exim');
const IS_ROOT = process.getuid?.() === 0;

export const hasExim = existsSync(EXIM) && ACCOUNT !== null && IS_ROOT;

export const EXIM_USER = 'office';
export const EXIM_PASSWORD = 'p@ss:wörd';

/** - greylist: refuses a recipient for now, the first time that somebody writes to them; full: has no room for any mail */
export type EximMood = 'takes' | 'greylist' | 'full';

/** A mail server that nobody of us wrote: TLS by STARTTLS, a password, and an inbox for whoever is at `example.org`. */
export type Exim = {
  readonly url: string;
  /** Starts it anew in another mood; what it has got stays. */
  readonly become: (mood: EximMood) => Promise<void>;
  /** What came, once it has nothing more to deliver. */
  readonly mails: () => Promise<readonly ParsedMail[]>;
  /** What it wrote into its log. */
  readonly log: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

export async function startExim(): Promise<Exim> {
  const folder = await mkdtemp(path.join(tmpdir(), 'exim-'));
  const sub = (name: string) => path.join(folder, name);
  const port = await findFreePort();
  await Promise.all(['spool', 'log', 'inbox'].map((name) => mkdir(sub(name))));
  await writeFile(sub('key.pem'), SELF_SIGNED.key);
  await writeFile(sub('cert.pem'), SELF_SIGNED.cert);
  await writeFile(sub('conf'), '');
  const { uid, gid } = ACCOUNT ?? { uid: 0, gid: 0 };
  for (const name of ['.', ...(await readdir(folder))]) await chown(sub(name), uid, gid);

  let running: ChildProcess | null = null;
  const end = async () => {
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const log = async () => {
    const files = ['main', 'panic'].map((name) => readFile(path.join(sub('log'), name), 'utf8'));
    return (await Promise.all(files.map((text) => text.catch(() => '')))).join('');
  };
  const become = async (mood: EximMood) => {
    await end();
    await writeFile(sub('conf'), configuration({ folder, port, mood }));
    const child = spawn(EXIM, ['-C', sub('conf'), '-bdf'], { uid, gid, stdio: 'ignore' });
    running = child;
    await eventually(
      async () => (child.exitCode === null ? greets(port) : Promise.reject(new Error(await log()))),
      Boolean,
    );
  };
  const waiting = async () =>
    (await readdir(sub('spool/input')).catch(() => [])).filter((name) => name.endsWith('-H'));
  const inbox = async () => {
    const names = await readdir(sub('inbox/new')).catch(() => []);
    return Promise.all(
      names.map(async (name) => simpleParser(await readFile(path.join(sub('inbox/new'), name)))),
    );
  };
  await become('takes');
  return {
    url: `smtp://${EXIM_USER}:${encodeURIComponent(EXIM_PASSWORD)}@${LOOPBACK}:${port}`,
    become,
    mails: async () => {
      await eventually(waiting, (names) => names.length === 0);
      return inbox();
    },
    log,
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration({
  folder,
  port,
  mood,
}: {
  readonly folder: string;
  readonly port: number;
  readonly mood: EximMood;
}): string {
  return `
primary_hostname = mail.example.org
keep_environment =
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%s
pid_file_path = ${folder}/pid
local_interfaces = ${LOOPBACK}
daemon_smtp_ports = ${port}
domainlist local_domains = example.org
host_lookup =
rfc1413_query_timeout = 0s
tls_advertise_hosts = *
tls_certificate = ${folder}/cert.pem
tls_privatekey = ${folder}/key.pem
acl_smtp_mail = sender
acl_smtp_rcpt = recipient
acl_smtp_data = content
# More than any disk has, in kilobytes.
check_spool_space = ${mood === 'full' ? '1000000000000K' : '0'}

begin acl
sender:
  deny message = authentication required
       !authenticated = *
  accept
recipient:
${mood === 'greylist' ? '  defer message = greylisted, please come again\n        !seen = 1h / key=${sender_address}_$local_part@$domain' : ''}
  accept domains = +local_domains
  deny message = relay not permitted
content:
  accept

begin routers
inbox:
  driver = accept
  domains = +local_domains
  transport = maildir

begin transports
maildir:
  driver = appendfile
  directory = ${folder}/inbox
  maildir_format
  envelope_to_add

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_condition = \${if and{{eq{$auth2}{${EXIM_USER}}}{eq{$auth3}{${EXIM_PASSWORD}}}}}
  server_set_id = $auth2
  server_advertise_condition = \${if def:tls_in_cipher}
`;
}

function accountOf(name: string): { readonly uid: number; readonly gid: number } | null {
  if (!existsSync('/etc/passwd')) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

async function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: LOOPBACK, port });
    const answer = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once('data', (bytes) => answer(String(bytes).startsWith('220')));
    socket.once('error', () => answer(false));
    socket.once('close', () => resolve(false));
  });
}
