import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MODULE_FILE, pageImports } from '../contents/pageImports.ts';
import { ROOT } from '../workspace/workspace.ts';
import { PACKAGES } from './packages.ts';

const IMPORT = /from '(\.[^']+\.tsx?)'/g;
const FIRST_PAGE = /^import .* from '(\.\/features\/[^']+)'/gm;
const TEXTS = /^\.\/locales\/(\w+)\/\w+\.json$/;

/** Files that name texts which a page that imports them does not show, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'mfe-admin/src/features/ectsCoordinators/model/newCoordinatorForm.ts':
    'The list reads which fields its steps have, not what a step is called.',
};

/** Reads a page's file and all of the module that it imports, each once. */
function sourcesOf(file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8');
  seen.set(file, source);
  for (const [, path = ''] of source.matchAll(IMPORT)) sourcesOf(join(dirname(file), path), seen);
  return seen;
}

/** Gives each page of a module with the files of texts that it brings along, beside those that come with the module. */
function pagesOf(folder: string): ReadonlyArray<readonly [page: string, texts: readonly string[]]> {
  const file = join(folder, MODULE_FILE);
  if (!existsSync(file)) return [];
  const code = readFileSync(file, 'utf8');
  const first = [...code.matchAll(FIRST_PAGE)].map(([, path = '']) => [path, []] as const);
  const others = [...pageImports(code).values()].map((requests) => {
    const texts = requests.map((one) => TEXTS.exec(one)?.[1]).filter((name) => name !== undefined);
    return [requests.find((one) => /\.tsx?$/.test(one)) ?? '', [...new Set(texts)]] as const;
  });
  return [...first, ...others.filter(([page]) => page !== '')];
}

/** Names the texts that begin each file of texts, by the folder of the file. */
function beginningsOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('src/locales/*/en.json', { cwd: folder });
  return new Map(
    files.map((file) => [
      basename(dirname(file)),
      Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
    ]),
  );
}

test('pages with texts of their own are found', () => {
  const pages = PACKAGES.flatMap((name) => pagesOf(join(ROOT, name)));
  expect(pages.filter(([, texts]) => texts.length > 0).length).toBeGreaterThan(15);
});

describe.each(PACKAGES)('texts of %s', (name) => {
  test('are loaded by each page that uses them', () => {
    const folder = join(ROOT, name);
    const beginnings = beginningsOf(folder);
    const all = [...beginnings.values()].flat();
    const missing = pagesOf(folder).flatMap(([page, texts]) => {
      const loaded = texts.flatMap((one) => beginnings.get(one) ?? []);
      const lacking = all.filter((beginning) => !loaded.includes(beginning));
      const key = new RegExp(`['"\`](?:${lacking.join('|')})\\.[\\w.$]+`, 'g');
      const sources = lacking.length === 0 ? [] : [...sourcesOf(join(folder, 'src', page))];
      return sources.flatMap(([file, source]) =>
        [...source.matchAll(key)].map(([found]) => ({ page, found, file: file.slice(ROOT.length + 1) })),
      );
    });
    expect(missing.filter(({ file }) => !Object.hasOwn(NOT_SHOWN, file))).toEqual([]);
    const idle = Object.keys(NOT_SHOWN).filter((file) => missing.every((one) => one.file !== file));
    expect(idle.filter((file) => file.startsWith(`${name}/`))).toEqual([]);
  });
});
