import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as ewp from 'ewp';

const { REGISTRY = '', PARTNER = '', IIA_ID = '', PUBLIC_URL = '', PORT = '8000' } = process.env;
const { KEY_FILE = 'ewp-key.pem' } = process.env;
// The registry lists this key: a node keeps the one that it has.
if (!existsSync(KEY_FILE)) writeFileSync(KEY_FILE, ewp.keyPairPem(await ewp.makeKeyPair()), { mode: 0o600 });
const key = ewp.readKeyPair(readFileSync(KEY_FILE, 'utf8'));
const settings = { key, allowsLoopback: PUBLIC_URL.startsWith('http://127.') };
const registry = ewp.openRegistry(REGISTRY, settings);
const identity = {
  heiId: 'uni.example',
  publicUrl: PUBLIC_URL,
  adminEmails: ['ewp@uni.example'],
  adminProvider: 'University',
  otherIds: [{ type: 'erasmus', value: 'G  EXAMPLE01' }],
  names: [{ value: 'University', lang: 'en' }],
};
const node = ewp.ewpNode({ identity, clientKeys: [key], serverKeys: [key], registry });
createServer(ewp.httpListener(node)).listen(Number(PORT), () => console.log(key.publicKey));
const iias = await registry.endpoint(PARTNER, 'iias');
if (iias === null) throw new Error(`${PARTNER} has no agreements on the network.`);
const answer = await ewp.ewpClient({ ...settings, registry }).call(ewp.PARTNER_CALLS.iiasGet(iias, IIA_ID));
if (!answer.isDone) throw new Error(`The agreement could not be read: ${answer.failure.kind}`);
for (const { iia, iiaHash, computedHash } of answer.value) {
  console.log(iia.cooperationConditions);
  if (iiaHash !== computedHash) console.log('Do not approve it: its hash is not that of what it says.');
}
