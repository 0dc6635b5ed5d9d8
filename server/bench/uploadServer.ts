import { exportJWK, generateKeyPair, SignJWT, createLocalJWKSet } from 'jose';
import { buildApp } from '../src/app.ts';
import { readSettings } from '../src/config/environment.ts';
import { openDatabase } from '../src/database/database.ts';
import { tokenVerifier } from '../src/platform/tokenVerifier.ts';
import { portOf, reportMemory } from './memoryReports.ts';

/** The whole server in a process of its own, whose memory is its own. Only the tokens' issuer is a stand-in. */
const ISSUER = 'https://bench.example';
const AUDIENCE = 'portal-api';
const [url = '', store = 'database', folder = ''] = process.argv.slice(2);
const settings = readSettings({
  PORTAL_ENV: 'test',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
  FILE_STORE: store,
  FILE_DIR: folder,
});
const { publicKey, privateKey } = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
const verifier = tokenVerifier(keys, {
  issuer: ISSUER,
  audience: AUDIENCE,
  clientId: settings.identity.clientId,
});
const token = await new SignJWT({ scope: 'openid mobisis-students', preferred_username: 'student' })
  .setProtectedHeader({ alg: 'RS256' })
  .setIssuer(ISSUER)
  .setAudience(AUDIENCE)
  .setSubject('student')
  .setExpirationTime('4h')
  .sign(privateKey);
const database = openDatabase(url);
const app = await buildApp({ settings, database, verifier });
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: portOf(app.server), token });
reportMemory();
