import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  installPackage,
  nodeOf,
  packageJson,
  said,
  type InstalledPackage,
} from './support/installedPackage.ts';
import { exampleOfReadme, readAgreement } from './support/readAgreement.ts';

const TSC = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
const EXAMPLE = 'readAgreement.ts';

/** The eldest that `engines` names, beside the one that runs here. */
const ELDEST = nodeOf('22.23.1');
if (ELDEST === null)
  process.stderr.write('Node.js 22 cannot be had here: the packed ewp is tried on this Node.js alone.\n');
const NODES: readonly (readonly [string, string])[] = [
  [process.version, process.execPath],
  ...(ELDEST === null ? [] : [['v22', ELDEST] as const]),
];

const own = packageJson();
const entries = Object.keys(own.publishConfig.exports).map((entry) => path.posix.join('ewp', entry));

let installed: InstalledPackage;
beforeAll(() => {
  installed = installPackage();
  writeFileSync(path.join(installed.folder, EXAMPLE), exampleOfReadme());
});
afterAll(() => installed.remove());

test('has what runs, the schemas and the licences, and nothing else', () => {
  const outside = installed.files.filter((file) => !/^(dist\/.+\.(js|d\.ts)|schemas\/.+\.xsd)$/.test(file));
  expect(outside).toEqual(['CHANGELOG.md', 'LICENSE', 'LICENSE-EWP-MIT.txt', 'README.md', 'package.json']);
  expect(installed.files.filter((file) => file.endsWith('.xsd')).length).toBeGreaterThan(30);
});

test('offers every entry point that the repository has but that for its own tests', () => {
  const offered = Object.keys(own.exports).filter((entry) => entry !== './testing');
  expect(Object.keys(own.publishConfig.exports)).toEqual(offered);
});

test('needs versions that npm knows', () => {
  const { dependencies, version } = packageJson(path.join(installed.folder, 'node_modules/ewp'));
  expect(Object.entries(dependencies)).toEqual([
    ['libxml2-wasm', expect.stringMatching(/^\^\d+\.\d+\.\d+$/)],
  ]);
  expect(version).toBe(own.version);
});

test('its types are right for strict settings that are not ours', () => {
  const imports = entries.map((entry, index) => `import * as part${index} from '${entry}';`);
  const parts = entries.map((_entry, index) => `part${index}`);
  writeFileSync(
    path.join(installed.folder, 'everything.ts'),
    `${imports.join('\n')}
import type { Iia } from 'ewp/documents';
declare const iia: Iia;
export const known: readonly object[] = [${parts.join(', ')}];
// @ts-expect-error: whatever has no type fits everywhere.
export const wrong: number = iia;
`,
  );
  const settings = {
    strict: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2022'],
    module: 'nodenext',
    types: ['node'],
    noEmit: true,
  };
  writeFileSync(
    path.join(installed.folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: settings, files: [EXAMPLE, 'everything.ts'] }),
  );
  expect(said(process.execPath, [TSC, '-p', 'tsconfig.json'], installed.folder)).toBe('');
});

describe.each(NODES)('on Node.js %s', (_version, node) => {
  test("runs the README's example", async () => {
    const { folder } = installed;
    const { said: told, calls } = await readAgreement({ node, folder, file: EXAMPLE });
    expect(told).toContain('studentStudies');
    expect(calls).toMatchObject([{ api: 'iias-get', heiIds: ['uni.example'], status: 200 }]);
  });

  test('opens its entry points alone', () => {
    const script = `
      for (const entry of ${JSON.stringify(entries)}) if (Object.keys(await import(entry)).length === 0) throw new Error(entry);
      for (const hidden of ['ewp/dist/index.js', 'ewp/keys', 'ewp/testing'])
        await import(hidden).then(() => console.log(hidden), ({ code }) => console.log(code));`;
    const told = said(node, ['--input-type=module', '-e', script], installed.folder);
    expect(new Set(told.trim().split('\n'))).toEqual(new Set(['ERR_PACKAGE_PATH_NOT_EXPORTED']));
  });
});

test('brings the command that checks kept calls', () => {
  const calls = path.join(installed.folder, 'calls');
  mkdirSync(calls);
  const kept = { direction: 'incoming', sha256: null, document: null, proof: null };
  writeFileSync(path.join(calls, '1.json'), JSON.stringify(kept));
  const program = path.join(installed.folder, 'node_modules/.bin/ewp-check-evidence');
  expect(said(program, ['calls'], installed.folder)).toContain('0 proved, 1 unsigned, 0 false');
});
