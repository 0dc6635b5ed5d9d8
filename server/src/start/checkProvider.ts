import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '../config/environment.ts';
import { checkProvider } from '../identity/check/checkProvider.ts';

const USAGE = `Usage: node server/src/start/checkProvider.ts [--token]

Looks at the OpenID Connect provider that OIDC_ISSUER, OIDC_CLIENT_ID and the other settings name, for the portal at PUBLIC_URL, before it is
used: discovery document, keys, client. With --token, an access token is read from a line of standard input and verified as the server does.
Ends with code 1 when something has to be mended.`;
const MARKS = { fine: 'ok   ', note: 'note ', fault: 'WRONG' } as const;

try {
  const { values } = parseArgs({ options: { token: { type: 'boolean' } } });
  const settings = readSettings(process.env);
  if (settings.identity.kind === 'embedded')
    throw new Error('OIDC_ISSUER is not set: the portal runs on its built-in provider.');
  const token = values.token === true ? await readToken() : undefined;
  const findings = await checkProvider(settings, token);
  for (const { kind, text } of findings) process.stdout.write(`${MARKS[kind]} ${text}\n`);
  if (findings.some(({ kind }) => kind === 'fault')) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exitCode = 1;
}

/** A token among the arguments would be seen by everybody on the machine. */
async function readToken(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Paste an access token, and press Enter.\n');
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line.trim();
  }
  throw new Error('There is no token on standard input.');
}
