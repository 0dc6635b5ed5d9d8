import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { makeKeyPair } from '../src/keys.ts';
import { httpListener } from '../src/node/httpListener.ts';
import { openRegistry } from '../src/registry/openRegistry.ts';
import { OWN } from '../testing/builders.ts';
import { catalogueXml } from '../testing/catalogueXml.ts';
import { serveLocally } from '../testing/partnerServer.ts';
import { entriesOf } from './support/manifestEntries.ts';
import { testNode } from './support/testNode.ts';

const FOLDER = path.resolve(import.meta.dirname, '..');
const EXAMPLE = 'examples/readAgreement.ts';

test('the README shows the example as it is', () => {
  const shown = /```ts\n([^]*?)```/.exec(readFileSync(path.join(FOLDER, 'README.md'), 'utf8'))?.[1];
  expect(shown).toBe(readFileSync(path.join(FOLDER, EXAMPLE), 'utf8'));
});

test('the example reads an agreement of a partner, once the registry lists its key', async () => {
  const server = await makeKeyPair();
  const asked: ServerResponse[] = [];
  const registryServer = await serveLocally((_request, response) => void asked.push(response));
  const catalogueUrl = `${registryServer.origin}/catalogue-v1.xml`;
  const identity = {
    heiId: OWN,
    publicUrl: '',
    adminEmails: ['ewp@uni-a.example'],
    adminProvider: 'University A',
    otherIds: [],
    names: [],
  };
  const registry = openRegistry(catalogueUrl, { allowsLoopback: true });
  const partner = testNode({ server, clients: [] }, { identity, registry });
  const partnerServer = await serveLocally(httpListener(partner.node));
  identity.publicUrl = partnerServer.origin;

  const example = spawn(process.execPath, [EXAMPLE], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      REGISTRY: catalogueUrl,
      PARTNER: OWN,
      IIA_ID: '17',
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1',
    },
  });
  try {
    const lines = createInterface(example.stdout);
    const [publicKey] = (await once(lines, 'line')) as [string];
    const manifest = await partner.inject({ url: '/ewp/manifest.xml' });
    const catalogue = catalogueXml([
      { heiId: OWN, entries: entriesOf(manifest.body), serverKeys: [server.publicKey] },
      { heiId: 'uni.example', entries: '', clientKeys: [publicKey] },
    ]);
    const answerAll = setInterval(() => asked.splice(0).forEach((response) => response.end(catalogue)), 20);
    let said = '';
    for await (const line of lines) {
      said += line;
      if (line === '}') break;
    }
    clearInterval(answerAll);
    expect(said).toContain('studentStudies');
    expect(said).toContain("sendingHeiId: 'uni-");
    expect(partner.calls).toMatchObject([{ api: 'iias-get', heiIds: ['uni.example'], status: 200 }]);
  } finally {
    example.kill('SIGKILL');
    await partnerServer.stop();
    await registryServer.stop();
  }
});
