import { parentPort, workerData } from 'node:worker_threads';
import { exportJWK, generateKeyPair, SignJWT, createLocalJWKSet } from 'jose';
import { buildApp } from '../src/app.ts';
import { readSettings } from '../src/config/environment.ts';
import { openDatabase } from '../src/database/database.ts';
import { tokenVerifier } from '../src/platform/tokenVerifier.ts';

/** What the worker tells when it listens. */
export type Listening = { readonly port: number; readonly token: string };

const ISSUER = 'https://bench.example';
const AUDIENCE = 'portal-api';

// The whole server in a thread of its own, so that making load does not hold it up. Only the tokens' issuer is a stand-in.
const { url, connections } = workerData as { readonly url: string; readonly connections: number };
const settings = readSettings({ PORTAL_ENV: 'test', RATE_LIMIT: '0', LOG_LEVEL: 'warn' });
const { publicKey, privateKey } = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
const verifier = tokenVerifier(keys, {
  issuer: ISSUER,
  audience: AUDIENCE,
  clientId: settings.identity.clientId,
});
const token = await new SignJWT({ scope: 'openid mobisis-iro', preferred_username: 'iro' })
  .setProtectedHeader({ alg: 'RS256' })
  .setIssuer(ISSUER)
  .setAudience(AUDIENCE)
  .setSubject('iro')
  .setExpirationTime('4h')
  .sign(privateKey);

const database = openDatabase(url, { connections });
const app = await buildApp({ settings, database, verifier });
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
const listening: Listening = { port: typeof address === 'object' ? (address?.port ?? 0) : 0, token };
parentPort?.postMessage(listening);
parentPort?.once('message', () => {
  void app
    .close()
    .then(() => database.destroy())
    .then(() => process.exit(0));
});
