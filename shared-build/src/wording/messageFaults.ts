import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repeatedKeys } from './repeatedKeys.ts';
import {
  DEFAULT_LANGUAGE,
  forEachTag,
  LANGUAGES,
  LANGUAGE_TAG,
  type LanguageTag,
} from 'shared-contracts/text/language.ts';

type MessageTree = { readonly [name: string]: string | MessageTree };
type MessageFiles = Readonly<Record<LanguageTag, MessageTree>>;

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*(\w+)[^}]*\}\}/g;
/** A text in quotes that may be a key: names joined by dots, with or without the namespace in front. */
const LITERAL = /(['"`])(?:[a-z-]+:)?([A-Za-z]\w*(?:\.\w+)*)\1/g;
/** The fixed part of a key whose last name is a value, as in `status.${value}`. */
const FAMILY = /`(?:[a-z-]+:)?([A-Za-z]\w*(?:\.\w+)*)\.\$\{/g;

/**
 * Finds what is wrong with the texts of a package.
 *
 * - files: every language, all files of `src/locales` together; sources: the package's code
 * - result: one sentence per fault (a key that a language lacks, other placeholders, a key that the code names and no file
 *   has, a key that no code names), sorted; empty when all is well
 */
export function findMessageFaults(files: MessageFiles, sources: readonly string[]): readonly string[] {
  const texts = forEachTag((tag) => flatten(files[tag]));
  const first = texts[LANGUAGE_TAG[DEFAULT_LANGUAGE]];
  const keys = new Set(Object.values(texts).flatMap((one) => [...one.keys()]));
  const roots = new Set(Object.values(files).flatMap((file) => Object.keys(file)));
  const code = sources.join('\n');
  const literals = [...code.matchAll(LITERAL)].map(([, , key = '']) => key);
  const families = [...code.matchAll(FAMILY)].map(([, family = '']) => family);
  const known = new Set([...keys].map(withoutPlural));
  const named = new Set(
    literals.filter((key) => known.has(key) || (key.includes('.') && roots.has(rootOf(key)))),
  );
  const isNamed = (key: string) => named.has(key) || families.some((family) => key.startsWith(`${family}.`));
  return [
    ...LANGUAGES.flatMap((language) => {
      const [tag, name] = [LANGUAGE_TAG[language], IN_ENGLISH.of(LANGUAGE_TAG[language]) ?? language];
      const missing = [...keys].filter((key) => !texts[tag].has(key) && !PLURAL.test(key));
      const different = [...keys].filter((key) => differ(first.get(key), texts[tag].get(key)));
      return [
        ...missing.map((key) => `${key} has no ${name} text`),
        ...different.map((key) => `${key} has other placeholders in ${name}`),
      ];
    }),
    ...[...named]
      .filter((key) => !known.has(key))
      .map((key) => `${key} is named in the code and has no text`),
    ...[...known].filter((key) => !isNamed(key)).map((key) => `${key} is not named in the code`),
  ].sort();
}

/**
 * Reads a package's texts and code: `locales/<tag>.json` of each language and those of pages that load on their own,
 * `locales/<name>/<tag>.json`.
 *
 * Throws when it has no message files, when two of them begin with the same name, or when one has the same key twice: one would hide the other in the browser.
 */
export function readMessages(packageFolder: string): {
  readonly files: MessageFiles;
  readonly sources: readonly string[];
} {
  const source = join(packageFolder, 'src');
  const locales = join(source, 'locales');
  const folders = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // A message file that is no tree of texts fails the type check of the code that imports it.
  const read = (tag: LanguageTag) =>
    ['', ...folders.map(({ name }) => name)]
      .map((name) => parsed(join(locales, name, `${tag}.json`)))
      .reduce(joined);
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  return {
    files: forEachTag(read),
    sources: code.map((path) => readFileSync(join(source, path), 'utf8')),
  };
}

function parsed(file: string): MessageTree {
  const text = readFileSync(file, 'utf8');
  const twice = repeatedKeys(text);
  if (twice.length > 0) throw new Error(`${file} has two texts under ${twice.join(', ')}`);
  return JSON.parse(text) as MessageTree;
}

function joined(first: MessageTree, second: MessageTree): MessageTree {
  const twice = Object.keys(second).find((name) => name in first);
  if (twice !== undefined) throw new Error(`Two message files have texts under ${twice}`);
  return { ...first, ...second };
}

function flatten(tree: MessageTree, path: readonly string[] = []): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[[...path, name].join('.'), value]] : [...flatten(value, [...path, name])],
    ),
  );
}

function rootOf(key: string): string {
  return key.split('.', 1)[0] ?? key;
}

function withoutPlural(key: string): string {
  return key.replace(PLURAL, '');
}

function differ(first: string | undefined, second: string | undefined): boolean {
  return first !== undefined && second !== undefined && placeholders(first) !== placeholders(second);
}

function placeholders(text: string): string {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort().join();
}
