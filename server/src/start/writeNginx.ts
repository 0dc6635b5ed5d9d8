import { parseArgs } from 'node:util';
import { readSettings } from '../config/environment.ts';
import { contentSecurityPolicy } from '../portal/contentSecurityPolicy.ts';
import { nginxConfiguration } from '../portal/nginx/nginxConfiguration.ts';
import { scriptHashReader } from '../portal/scriptHashes.ts';

const USAGE = `Usage: node server/src/start/writeNginx.ts --server <host:port> [--server …] [--root <folder>] [--listen <port>]
                                      [--certificate <file> --key <file>]

Writes nginx's configuration for this portal to standard output. Public address, identity provider, exchange and the built portal
(PUBLIC_URL, OIDC_ISSUER, EXCHANGE_URL, PORTAL_DIR) are read from the environment, as the server reads them.`;

const { values } = parseArgs({
  options: {
    server: { type: 'string', multiple: true },
    root: { type: 'string' },
    listen: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
  },
});

try {
  process.stdout.write(await configuration());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exitCode = 1;
}

async function configuration(): Promise<string> {
  const { portalDir, publicUrl, identity, exchangeUrl } = readSettings(process.env);
  const { server: servers = [], root = portalDir, certificate, key } = values;
  if ((certificate === undefined) !== (key === undefined)) throw new Error('A certificate needs its key.');
  const scriptHashes = await scriptHashReader(portalDir)();
  if (scriptHashes.length === 0) throw new Error(`There is no built portal in ${portalDir}.`);
  const tls = certificate === undefined || key === undefined ? null : { certificate, key };
  return nginxConfiguration({
    publicUrl,
    servers,
    root,
    listen: values.listen ?? (tls === null ? '80' : '443'),
    tls,
    pagePolicy: contentSecurityPolicy({ scriptHashes, publicUrl, issuer: identity.issuer, exchangeUrl }),
  });
}
