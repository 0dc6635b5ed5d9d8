import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { patient } from '../../scripts/lib/patience.mjs';
import { bootDataOf, writeIndexPage } from '../src/portalPage/indexPage.ts';
import { publish, rollBack } from '../src/publish/publish.ts';
import { BOOT_DATA_SLOT, PAGE_TEMPLATE, shellBase } from '../src/release/shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from '../src/release/shellRelease.ts';
import { inStore } from '../src/store/inStore.ts';
import { openStore, type ObjectStore } from '../src/store/objectStore.ts';
import { storeSettings } from '../src/store/storeSettings.ts';
import { buildRelease } from './support/buildRelease.ts';
import { useKeysBelow } from './support/keysOfTest.ts';
import { hasRadosgw, startRadosgw, type Radosgw } from './support/radosgw.ts';

const MODULE = 'mfe-sample';
const SHELL: ShellRelease = {
  release: 'shell1',
  contract: 2,
  scripts: [],
  shares: { react: '19.3.1' },
  shareFiles: {},
  locales: { en: [], el: [] },
  files: {},
};
const TIMEOUT_MS = patient(180_000);

const whereInstalled = hasRadosgw ? describe : describe.skip;
if (!hasRadosgw)
  process.stderr.write('radosgw is not installed: no portal is released to a real store here.\n');

whereInstalled("Ceph's radosgw, a store that nobody of us wrote", () => {
  let gateway: Radosgw;
  let store: ObjectStore;
  let root: string;
  beforeAll(async () => {
    gateway = await startRadosgw();
    root = await mkdtemp(join(tmpdir(), 'radosgw-'));
    useKeysBelow(root);
    store = openStore(storeSettings(gateway.environment)!);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await gateway.stop();
    await rm(root, { recursive: true, force: true });
  });

  const textOf = async (key: string) => String((await store.get(key))?.content ?? '');
  async function inForce(): Promise<string> {
    const signed: unknown = JSON.parse(await textOf('registry/registry.json'));
    if (!isSignedRegistry(signed)) throw new Error('not signed');
    return JSON.parse(signed.signed).modules[MODULE].release.release;
  }
  const inPage = async (): Promise<string> =>
    JSON.parse(bootDataOf(await textOf('index.html'))?.registry.signed ?? '{}').modules[MODULE].release
      .release;

  async function addShell(folder: string) {
    await mkdir(join(folder, shellBase(SHELL.release)), { recursive: true });
    await writeFile(join(folder, SHELL_FILE), JSON.stringify(SHELL));
    const slot = `<script type="application/json" id="portal-boot">${BOOT_DATA_SLOT}</script>`;
    await writeFile(join(folder, shellBase(SHELL.release), PAGE_TEMPLATE), slot);
  }

  /** Publishes a release, with the shell where there is none yet. */
  async function release(text: string): Promise<string> {
    const {
      files,
      release: made,
      report,
    } = buildRelease({
      holdsHashes: false,
      files: new Map([['entry.js', text]]),
    });
    const folder = join(root, made.release);
    await mkdir(folder, { recursive: true });
    for (const [name, content] of files) await writeFile(join(folder, name), content);
    await writeFile(join(folder, 'release.json'), JSON.stringify(made));
    await writeFile(join(folder, 'report.json'), JSON.stringify(report));
    const isFirst = (await store.get('registry/registry.json')) === undefined;
    await inStore(store, [MODULE], { writesPage: true }, async (portal) => {
      if (isFirst) await addShell(portal);
      await publish(folder, portal);
      await writeIndexPage(portal);
    });
    return made.release;
  }

  test('keeps the conditions that releases rest on', async () => {
    expect(await store.put('a.txt', Buffer.from('1'), null)).toBe(true);
    expect(await store.put('a.txt', Buffer.from('2'), null)).toBe(false);
    const { etag } = (await store.get('a.txt'))!;
    const writers = Array.from({ length: 8 }, (_, index) =>
      store.put('a.txt', Buffer.from(`w${index}`), etag),
    );
    expect((await Promise.all(writers)).filter(Boolean)).toHaveLength(1);
    expect(await textOf('a.txt')).toMatch(/^w\d$/);
  });

  test(
    'has what was released, what was gone back to, and all lines of two at once',
    async () => {
      const first = await release('one Ένα');
      expect([await inForce(), await inPage()]).toEqual([first, first]);
      expect(await textOf(`m/${MODULE}/${first}/entry.js`)).toBe('one Ένα');
      const second = await release('two');
      expect(await inForce()).toBe(second);
      await inStore(store, [MODULE], { writesPage: true }, async (portal) => {
        await rollBack(MODULE, portal);
        await writeIndexPage(portal);
      });
      expect([await inForce(), await inPage()]).toEqual([first, first]);
      const both = await Promise.all([release('three'), release('four')]);
      expect(both).toContain(await inForce());
      const acts = (await textOf('releases.jsonl')).trim().split('\n');
      expect(acts.map((line) => JSON.parse(line).act)).toEqual([
        'publish',
        'publish',
        'rollback',
        'publish',
        'publish',
      ]);
    },
    TIMEOUT_MS,
  );
});
