import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { complaintsOfNginx, NGINX } from '../../server/test/support/programs/nginx.ts';
import { publish, switchModule } from '../src/publish/publish.ts';
import { readRelease } from '../src/release/readRelease.ts';
import { readRegistry } from '../src/registry/registryFile.ts';
import { ROOT } from '../src/workspace/workspace.ts';
import { buildModule, makeImage } from './support/imageOfTest.ts';
import { useKeysBelow } from './support/keysOfTest.ts';

const MODULE = 'mfe-sample';

let root: string;
let served: string;
let configuration: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-container-'));
  served = join(root, 'served');
  configuration = join(root, 'portal.conf');
  useKeysBelow(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Starts the release container of an image, and waits for its end. Throws when that is a failure. */
function start(image: string): string {
  return execFileSync(
    join(ROOT, 'deploy/release.sh'),
    [served, configuration, '10.0.0.1:8080', '10.0.0.2:8080'],
    {
      encoding: 'utf8',
      stdio: 'pipe',
      env: {
        PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
        PORTAL_DIR: image,
        PUBLIC_URL: 'https://portal.example.org',
        RELEASE_KEYS: process.env['RELEASE_KEYS'],
      },
    },
  );
}

const inServed = (name: string) => readFile(join(served, name), 'utf8');
const signedBy = async () => JSON.parse(await inServed('registry/registry.json')).signatures[0].key;

test('each start of the release container brings what is new, and takes nothing back that was released since', async () => {
  const [first, team] = [await buildModule(MODULE, 'one'), await buildModule(MODULE, 'two')];
  const image = await makeImage({ modules: [first] });
  start(image);
  const key = await signedBy();
  await publish(team, served);
  await publish(await buildModule('mfe-new', 'one'), served);
  await switchModule('mfe-new', 'off', served);
  const before = await readRegistry(served);
  const { release: name } = await readRelease(first);
  expect(start(image)).toContain(`${MODULE}: ${name} is behind what was released here`);
  expect(await readRegistry(served)).toEqual(before);

  start(await makeImage({ shell: ['two'], modules: [first] }));
  const { modules, shell } = await readRegistry(served);
  expect(modules).toEqual(before.modules);
  expect(shell).toEqual({ release: 'two', previous: ['one'] });
  expect(await signedBy()).toBe(key);
  expect(await inServed('index.html')).toContain('/shell/two/');
  // Pages that are open go on with the releases that they began with.
  expect(await inServed(`m/${MODULE}/${name}/entry.js`)).toMatch(/one$/);
  expect(await inServed('shell/one/main.js')).toBe('one');

  const written = await readFile(configuration, 'utf8');
  expect(written).toContain(`root ${served};`);
  expect(written).toContain("'sha256-two'");
  expect(written).toContain('server 10.0.0.2:8080 ');
  if (NGINX !== undefined) expect(await complaintsOfNginx(written)).toBe('');
});

test('an image that does not fit what a team has released changes neither registry nor configuration', async () => {
  start(await makeImage({ modules: [] }));
  const uses = { usedExports: { 'shared-ui/core': ['Icon'] } };
  await publish(await buildModule(MODULE, 'one', uses), served);
  const before = [await inServed('registry/registry.json'), await readFile(configuration, 'utf8')];
  const image = await makeImage({ shell: ['two', { offers: { 'shared-ui/core': [] } }], modules: [] });
  expect(() => start(image)).toThrow('Not compatible');
  expect([await inServed('registry/registry.json'), await readFile(configuration, 'utf8')]).toEqual(before);
});
