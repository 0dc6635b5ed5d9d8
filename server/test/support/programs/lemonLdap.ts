import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../../../scripts/lib/patience.mjs';
import {
  LEMON_LDAP_PORTAL,
  LOOPBACK,
  lemonLdapConfiguration,
  lemonLdapIni,
} from './lemonLdapConfiguration.ts';
import { eventually } from '../eventually.ts';

const PLACKUP = '/usr/bin/plackup';

/** What it needs besides, and the package only recommends. */
const PERL_MODULES = ['String/Random.pm', 'IO/String.pm'].map((file) => `/usr/share/perl5/${file}`);

export const hasLemonLdap = [`${LEMON_LDAP_PORTAL}/htdocs/index.psgi`, PLACKUP, ...PERL_MODULES].every(
  (file) => existsSync(file),
);

/** Its pictures of letters, which nobody is shown here, would bring a library for images with them, and it does not start without a part for them. */
const NO_CAPTCHA = {
  file: 'perl/Lemonldap/NG/Portal/Captcha/None.pm',
  text: `package Lemonldap::NG::Portal::Captcha::None;
use Mouse;
extends 'Lemonldap::NG::Portal::Main::Plugin';
sub init { return 1 }
1;
`,
};

export type LemonLdap = {
  /** Ends in a slash. */
  readonly issuer: string;
  readonly stop: () => Promise<void>;
};

/** Starts an identity provider that nobody of us wrote, with a public client for the portal; all that it keeps lies in a folder that goes with it. */
export async function startLemonLdap(portalUrl: string, clientId: string): Promise<LemonLdap> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lemonldap-'));
  const port = await freePort();
  const issuer = `http://${LOOPBACK}:${port}/`;
  const sub = (name: string) => path.join(folder, name);
  await Promise.all(
    ['conf', 'cache', 'sessions/lock', 'psessions/lock'].map((name) => mkdir(sub(name), { recursive: true })),
  );
  await writeFile(
    sub('conf/lmConf-1.json'),
    JSON.stringify(lemonLdapConfiguration(issuer, sub, { portalUrl, clientId })),
  );
  await writeFile(sub('lemonldap-ng.ini'), lemonLdapIni(sub));
  await mkdir(path.dirname(sub(NO_CAPTCHA.file)), { recursive: true });
  await writeFile(sub(NO_CAPTCHA.file), NO_CAPTCHA.text);
  const output: string[] = [];
  const child = spawn(
    PLACKUP,
    [
      '--server',
      'HTTP::Server::PSGI',
      '--env',
      'deployment',
      '--host',
      LOOPBACK,
      '--port',
      String(port),
      path.join(LEMON_LDAP_PORTAL, 'htdocs/index.psgi'),
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        PERL5LIB: sub('perl'),
        LLNG_DEFAULTCONFFILE: sub('lemonldap-ng.ini'),
        LLNG_DEFAULTLOGGER: 'Lemonldap::NG::Common::Logger::Std',
      },
    },
  );
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  const stop = async () => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(`${issuer}.well-known/openid-configuration`, child);
  } catch (error) {
    await stop();
    throw new Error(`LemonLDAP::NG does not start: ${output.join('')}`, { cause: error });
  }
  return { issuer, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, LOOPBACK, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return address.port;
}

const START_MS = patient(60_000);

/** Asks until the provider answers, or has ended. */
async function answers(address: string, child: ChildProcess): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(
    async () => child.exitCode !== null || (await isThere()),
    (isSettled) => isSettled,
    START_MS,
  );
  if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill();
  });
}
