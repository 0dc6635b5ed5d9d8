import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { BOOT_DATA_ID } from 'shared-contracts/releases/bootData.ts';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { contentHash, integrityOf, releaseName } from './releaseName.ts';
import { inOrder } from '../workspace/inOrder.ts';
import { SHELL_FILE, type ShellRelease } from './shellRelease.ts';

/** Page without the {@link BOOT_DATA_SLOT}'s content; the release command fills it and writes `index.html`. */
export const PAGE_TEMPLATE = 'index.template.html';
/** Stands in the page where the registry goes. */
export const BOOT_DATA_SLOT = '{boot-data}';
/** Stands in the page where the inline script goes. */
const BOOT_SCRIPT_SLOT = '{boot-script}';
/** Hashes of the inline scripts of `index.html`, for the Content-Security-Policy. */
export const CSP_FILE = 'csp.json';

type Sources = {
  /** Folder that webpack wrote the shell to; everything is added there. */
  readonly built: string;
  /** Folder with the page's template, its style sheet and its images. */
  readonly page: string;
  /** Code of the inline script. */
  readonly bootScript: string;
  readonly version: string;
  readonly provenance?: ReleaseProvenance | undefined;
};

/**
 * Adds to the shell's compiled code what the browser meets first: style sheet, images, and the page that starts it all.
 *
 * Names carry content hashes. Gives the finished description of the build, which also replaces `shell.json`.
 */
export async function assembleShell({
  built,
  page,
  bootScript,
  version,
  provenance,
}: Sources): Promise<ShellRelease> {
  const compiled = await readOwnJson<ShellRelease>(join(built, SHELL_FILE));
  const sources = await readFolder(page);
  const template = sources.get('index.html')?.toString();
  if (template === undefined) throw new Error(`${page} has no index.html`);
  for (const slot of [BOOT_DATA_SLOT, BOOT_SCRIPT_SLOT]) {
    if (!template.includes(slot)) throw new Error(`${page}/index.html has no ${slot}`);
  }
  sources.delete('index.html');

  const added = new Map(
    [...sources].map(([name, content]) => [hashedName(name, content), shorten(name, content)]),
  );
  await Promise.all([...added].map(([name, content]) => writeFile(join(built, name), content)));
  const files = inOrder({
    ...compiled.files,
    ...Object.fromEntries(
      [...added].map(([name, content]) => [name, { size: content.length, integrity: integrityOf(content) }]),
    ),
  });
  const hash = contentHash(
    new Map([
      ...Object.entries(files).map(([n, f]) => [n, f.integrity] as const),
      ['page', template + bootScript],
      // What it says of itself belongs to the release as well: its folder is written once.
      ['facts', JSON.stringify({ ...compiled, release: undefined, files: undefined })],
    ]),
  );
  const shell: ShellRelease = {
    ...compiled,
    files,
    release: releaseName(version, hash),
    ...(provenance === undefined ? {} : { provenance }),
  };

  const names = new Map([...sources].map(([name, content]) => [name, hashedName(name, content)]));
  await writeFile(join(built, PAGE_TEMPLATE), fillTemplate(template, shell, names, bootScript));
  await writeFile(
    join(built, CSP_FILE),
    `${JSON.stringify({ scriptHashes: [sha256(bootScript)] }, null, 2)}\n`,
  );
  await writeFile(join(built, SHELL_FILE), `${JSON.stringify(shell, null, 2)}\n`);
  return shell;
}

/** Gives the folder of a shell release below the portal's folder, with forward slashes and a slash at the end. */
export function shellBase(release: string): string {
  return `/shell/${release}/`;
}

function fillTemplate(
  template: string,
  shell: ShellRelease,
  names: ReadonlyMap<string, string>,
  bootScript: string,
): string {
  const base = shellBase(shell.release);
  const scripts = shell.scripts.map(
    (file) =>
      `<script defer src="${base}${file}" crossorigin="anonymous" integrity="${shell.files[file]?.integrity}"></script>`,
  );
  const withFiles = [...names].reduce(
    (html, [name, hashed]) => html.replaceAll(`{file:${name}}`, base + hashed),
    template,
  );
  // Functions as replacements, because code and hashes may hold `$`.
  return squeeze(withFiles)
    .replace('{scripts}', () => scripts.join(''))
    .replace('{boot-data-id}', BOOT_DATA_ID)
    .replace(BOOT_SCRIPT_SLOT, () => bootScript);
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

function hashedName(name: string, content: Buffer): string {
  const ending = extname(name);
  return `${basename(name, ending)}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}${ending}`;
}

/** Takes comments and white space out of a style sheet; leaves every other file as it is. */
function shorten(name: string, content: Buffer): Buffer {
  if (extname(name) !== '.css') return content;
  const text = content
    .toString()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1');
  return Buffer.from(text.trim());
}

function squeeze(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .trim()
    .replace('<!doctype html>', '<!doctype html>\n');
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
