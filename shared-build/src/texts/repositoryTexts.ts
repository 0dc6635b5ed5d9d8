import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DESCRIBED, NO_TEXTS } from '../wording/bilingualTexts.ts';
import { applyCode, codeEntries } from './codeTexts.ts';
import type { Applied, Entry, Translation } from './entry.ts';
import { applyDescribed, applyMessages, describedEntries, messageEntries } from './jsonTexts.ts';

/**
 * A file with texts, and the one that a language's texts of it stand in: itself, or a message file beside it.
 *
 * - path, own: below the root
 */
type TextFile = {
  readonly path: string;
  readonly own: string;
  readonly kind: 'messages' | 'description' | 'code';
};

/** Lists every text of a repository in a language, with the English one that it is a translation of. */
export function repositoryEntries(root: string, tag: string): readonly Entry[] {
  return textFiles(root, tag).flatMap(({ path, own, kind }) => {
    const english = readFileSync(join(root, path), 'utf8');
    if (kind === 'code') return codeEntries(path, english, tag);
    if (kind === 'description') return describedEntries(path, english, tag);
    return messageEntries(path, english, readIfThere(join(root, own)));
  });
}

/**
 * Works out what a catalogue changes in a repository.
 *
 * - files: the new content of each file that changes, by its path below the root
 * - faults: what could not be taken, and places that there are not, one sentence each
 */
export function translatedFiles(
  root: string,
  tag: string,
  translations: ReadonlyMap<string, Translation>,
): { readonly files: ReadonlyMap<string, string>; readonly faults: readonly string[] } {
  const known = new Set(repositoryEntries(root, tag).map(({ place }) => place));
  const faults = [...translations.keys()]
    .filter((place) => !known.has(place))
    .map((place) => `${place}: there is no such text`);
  const files = new Map<string, string>();
  for (const file of textFiles(root, tag)) {
    const before = readIfThere(join(root, file.own));
    const { content, faults: found } = applied(root, file, tag, before, translations);
    faults.push(...found);
    if (!isSame(file.kind, before, content)) files.set(file.own, content);
  }
  return { files, faults };
}

function applied(
  root: string,
  { path, kind }: TextFile,
  tag: string,
  before: string | undefined,
  translations: ReadonlyMap<string, Translation>,
): Applied {
  const english = readFileSync(join(root, path), 'utf8');
  if (kind === 'code') return applyCode(path, english, tag, translations);
  if (kind === 'description') return applyDescribed(path, english, tag, translations);
  return applyMessages(path, english, before, translations);
}

/** How JSON is laid out is the formatter's. */
function isSame(kind: TextFile['kind'], before: string | undefined, after: string): boolean {
  if (before === undefined || kind === 'code') return before === after;
  return JSON.stringify(JSON.parse(before)) === JSON.stringify(JSON.parse(after));
}

function textFiles(root: string, tag: string): readonly TextFile[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'package.json')) && existsSync(join(root, name, 'src')))
    .flatMap((name) => [
      ...DESCRIBED.map((file) => join(name, file))
        .filter((path) => existsSync(join(root, path)))
        .map((path) => ({ path, own: path, kind: 'description' as const })),
      ...readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .toSorted()
        .flatMap((file) => textFile(join(name, 'src', file), tag)),
    ]);
}

function textFile(path: string, tag: string): readonly TextFile[] {
  if (/[/\\]locales[/\\](?:.*[/\\])?en\.json$/.test(path))
    return [{ path, own: join(dirname(path), `${tag}.json`), kind: 'messages' }];
  return /\.tsx?$/.test(path) && !NO_TEXTS.test(path) ? [{ path, own: path, kind: 'code' }] : [];
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
