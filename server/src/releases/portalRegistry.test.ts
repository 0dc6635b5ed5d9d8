import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REGISTRY_LIMIT_BYTES } from 'shared-contracts/releases/signedRegistry.ts';
import { writeRegistry } from '../../test/support/portal/portalRegistry.ts';
import { portalRegistryReader } from './portalRegistry.ts';

const NAMED = { 'mfe-x': { release: '1.0.0', permissions: [] } };

let portalDir: string;
beforeEach(() => {
  portalDir = mkdtempSync(path.join(tmpdir(), 'portal-registry-'));
});
afterEach(() => rmSync(portalDir, { recursive: true }));

describe('the registry of a portal’s folder', () => {
  test('is read once for all who ask until another file is there, however soon that is', async () => {
    const read = portalRegistryReader(portalDir);
    expect(await read()).toBeUndefined();
    for (let sequence = 1; sequence < 50; sequence += 1) {
      writeRegistry(portalDir, sequence, NAMED);
      const registry = await read();
      expect(registry).toMatchObject({ sequence, modules: { 'mfe-x': { release: { release: '1.0.0' } } } });
      expect(await read()).toBe(registry);
    }
  });

  test.each([
    ['no JSON', '{"signed": 5'],
    ['not signed', '{"sequence":1,"modules":{}}'],
    ['signed and no registry', '{"signed":"[]","signatures":[],"keys":{"signed":"{}","signatures":[]}}'],
  ])('is none when its file is %s', async (_what, text) => {
    writeRegistry(portalDir, 1, text);
    expect(await portalRegistryReader(portalDir)()).toBeUndefined();
  });

  test('is one also where it says otherwise, or not at all, what a release was built from and what was before it', async () => {
    const release = {
      release: '1.0.0',
      description: { routes: [{ path: 5, permission: ['iia_list'] }] },
      provenance: 5,
    };
    const registry = {
      sequence: 1,
      expiresAt: '2030-01-01T00:00:00.000Z',
      shell: { release: 's1' },
      modules: { 'mfe-x': { release, previous: 5 } },
    };
    const empty = { signed: '{}', signatures: [] };
    writeRegistry(
      portalDir,
      1,
      JSON.stringify({ signed: JSON.stringify(registry), signatures: [], keys: empty }),
    );
    expect(await portalRegistryReader(portalDir)()).toMatchObject({
      shell: { release: 's1', previous: [] },
      modules: { 'mfe-x': { release: { release: '1.0.0' }, previous: [] } },
    });
  });

  test('is none when its file is longer than any', async () => {
    writeRegistry(portalDir, 1, NAMED);
    const read = portalRegistryReader(portalDir);
    expect(await read()).toBeDefined();
    appendFileSync(path.join(portalDir, 'registry/registry.json'), ' '.repeat(REGISTRY_LIMIT_BYTES));
    expect(await read()).toBeUndefined();
  });
});
