import { createServer } from 'node:http';
import { ewpClient, ewpNode, httpListener, makeKeyPair, openRegistry, PARTNER_CALLS } from 'ewp';

const { REGISTRY = '', PARTNER = '', IIA_ID = '', PUBLIC_URL = '', PORT = '8000' } = process.env;
const settings = { key: await makeKeyPair(), allowsLoopback: PUBLIC_URL.startsWith('http://127.') };
const registry = openRegistry(REGISTRY, settings);
const about = { adminEmails: ['ewp@uni.example'], adminProvider: 'University', otherIds: [], names: [] };
const identity = { heiId: 'uni.example', publicUrl: PUBLIC_URL, ...about };
const node = ewpNode({ identity, clientKeys: [settings.key], serverKeys: [settings.key], registry });
createServer(httpListener(node)).listen(Number(PORT), () => console.log(settings.key.publicKey));
const iias = await registry.endpoint(PARTNER, 'iias');
if (iias === null) throw new Error(`${PARTNER} has no agreements on the network.`);
const answer = await ewpClient({ ...settings, registry }).call(PARTNER_CALLS.iiasGet(iias, IIA_ID));
console.log(answer.isDone ? answer.value[0]?.iia.cooperationConditions : answer.failure);
