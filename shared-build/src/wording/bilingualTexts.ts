import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { readMessages } from './messageFaults.ts';
import type { BilingualText } from './bilingualText.ts';
import { sourceTexts } from './sourceTexts.ts';

/** Files of a module with texts side by side, `{ "en": …, "el": … }`. */
export const DESCRIBED: readonly string[] = ['mfe.json', 'news.json'];

type Tree = { readonly [name: string]: unknown };

/** Code whose Greek is no text of the portal: tests, what they build, invented people and places, and the words to avoid. */
export const NO_TEXTS = /\.test\.tsx?$|[/\\](?:testing|sample|migrations|wording)[/\\]/;

/**
 * Reads every text of packages: message files, descriptions of modules and their news, and literals in their code.
 *
 * - root: folder that the packages lie in; names: theirs, every one of the folder unless given
 */
export function bilingualTexts(
  root: string,
  names: readonly string[] = packagesIn(root),
): readonly BilingualText[] {
  const texts = names.flatMap((name) => [
    ...messagesOf(root, name),
    ...DESCRIBED.flatMap((file) => describedTexts(root, name, file)),
    ...codeTexts(root, name),
  ]);
  const paired = new Set(texts.filter(({ en }) => en !== undefined).map(({ el }) => el));
  return texts.filter(({ en, el }) => en !== undefined || !paired.has(el));
}

function packagesIn(root: string): readonly string[] {
  return readdirSync(root).filter(
    (name) => existsSync(join(root, name, 'package.json')) && existsSync(join(root, name, 'src')),
  );
}

function messagesOf(root: string, name: string): readonly BilingualText[] {
  if (!existsSync(join(root, name, 'src', 'locales'))) return [];
  const { files } = readMessages(join(root, name));
  return sideBySide(files.en, files.el).map(({ path, ...text }) => ({ place: `${name}#${path}`, ...text }));
}

function describedTexts(root: string, name: string, described: string): readonly BilingualText[] {
  const file = join(root, name, described);
  if (!existsSync(file)) return [];
  return pairsWithin(JSON.parse(readFileSync(file, 'utf8')), `${name}/${described}#`);
}

function codeTexts(root: string, name: string): readonly BilingualText[] {
  return readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !NO_TEXTS.test(join(name, path)))
    .flatMap((path) =>
      sourceTexts(join(name, 'src', path), (file) => readFileSync(join(root, file), 'utf8')),
    );
}

function pairsWithin(value: unknown, place: string): readonly BilingualText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, el } = value as Tree;
  if (typeof en === 'string' && typeof el === 'string') return [{ place, en, el }];
  return Object.entries(value).flatMap(([name, inner]) => pairsWithin(inner, `${place}/${name}`));
}

function sideBySide(en: Tree, el: Tree, path = ''): readonly { path: string; en?: string; el?: string }[] {
  return [...new Set([...Object.keys(en), ...Object.keys(el)])].flatMap((name) => {
    const [first, second] = [en[name], el[name]];
    const at = path === '' ? name : `${path}.${name}`;
    if (isTree(first) || isTree(second)) return sideBySide(asTree(first), asTree(second), at);
    return [{ path: at, ...textOf('en', first), ...textOf('el', second) }];
  });
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

function asTree(value: unknown): Tree {
  return isTree(value) ? value : {};
}

function textOf(tag: LanguageTag, value: unknown) {
  return typeof value === 'string' ? { [tag]: value } : {};
}
