import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { makeKeyPair, readKeyPair } from '../../src/keys.ts';
import { httpListener } from '../../src/node/httpListener.ts';
import { openRegistry } from '../../src/registry/openRegistry.ts';
import { OWN } from '../../testing/builders.ts';
import { catalogueXml } from '../../testing/catalogueXml.ts';
import { serveLocally } from '../../testing/partnerServer.ts';
import { entriesOf } from './manifestEntries.ts';
import { testNode } from './testNode.ts';

/** The example as the README shows it. */
export function exampleOfReadme(): string {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  return /```ts\n([^]*?)```/.exec(readme)?.[1] ?? '';
}

/**
 * Runs the README's example beside a partner whose agreement it reads, and a registry that lists its key once it has said it.
 *
 * - node: what runs it; folder: where; file: its name there
 * - result: what it said of the agreement, and the calls that the partner answered
 */
export async function readAgreement({
  node,
  folder,
  file,
}: {
  readonly node: string;
  readonly folder: string;
  readonly file: string;
}) {
  const server = await makeKeyPair();
  const asked: ServerResponse[] = [];
  const registryServer = await serveLocally((_request, response) => void asked.push(response));
  const catalogueUrl = `${registryServer.origin}/catalogue-v1.xml`;
  const identity = {
    heiId: OWN,
    publicUrl: 'http://127.0.0.1',
    adminEmails: ['ewp@uni-a.example'],
    adminProvider: 'University A',
    otherIds: [],
    names: [{ value: 'University A' }],
  };
  const registry = openRegistry(catalogueUrl, { allowsLoopback: true });
  const partner = testNode({ server, clients: [] }, { identity, registry });
  const partnerServer = await serveLocally(httpListener(partner.node));
  identity.publicUrl = partnerServer.origin;

  const { NODE_OPTIONS: _ofTheTestRunner, ...environment } = process.env;
  const keyFile = path.join(mkdtempSync(path.join(tmpdir(), 'ewp-key-')), 'key.pem');
  const example = spawn(node, [file], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      REGISTRY: catalogueUrl,
      PARTNER: OWN,
      IIA_ID: '17',
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1',
      KEY_FILE: keyFile,
    },
  });
  let answerAll: NodeJS.Timeout | undefined;
  try {
    const lines = createInterface(example.stdout);
    const [publicKey] = (await Promise.race([
      once(lines, 'line'),
      once(example, 'exit').then(([code]) => {
        throw new Error(`The example ends with ${String(code)} before it says anything.`);
      }),
    ])) as [string];
    const manifest = await partner.inject({ url: '/ewp/manifest.xml' });
    const catalogue = catalogueXml([
      { heiId: OWN, entries: entriesOf(manifest.body), serverKeys: [server.publicKey] },
      { heiId: 'uni.example', entries: '', clientKeys: [publicKey] },
    ]);
    answerAll = setInterval(() => asked.splice(0).forEach((response) => response.end(catalogue)), 20);
    let said = '';
    for await (const line of lines) {
      said += line;
      if (line === '}') break;
    }
    return {
      said,
      calls: partner.calls,
      isKeyKept: readKeyPair(readFileSync(keyFile, 'utf8')).publicKey === publicKey,
    };
  } finally {
    clearInterval(answerAll);
    example.kill('SIGKILL');
    rmSync(path.dirname(keyFile), { recursive: true });
    await partnerServer.stop();
    await registryServer.stop();
  }
}
