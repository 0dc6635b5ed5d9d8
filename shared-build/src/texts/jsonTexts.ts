import { type Applied, type Entry, placeholdersOf, type Translation, translationFault } from './entry.ts';

type Tree = { readonly [name: string]: unknown };

/**
 * Lists the texts of a message file.
 *
 * - path: of the English file, by which places are named
 * - own: the file of the language; undefined where there is none yet
 */
export function messageEntries(path: string, english: string, own: string | undefined): readonly Entry[] {
  const texts = new Map(leaves(read(own ?? '{}')));
  return leaves(read(english)).map(([key, text]) => ({
    place: `${path}#${key}`,
    english: text,
    text: texts.get(key),
    notes: [],
  }));
}

/** Puts translations into the message file of a language, in the order of the English one. */
export function applyMessages(
  path: string,
  english: string,
  own: string | undefined,
  translations: ReadonlyMap<string, Translation>,
): Applied {
  const texts = new Map(leaves(read(own ?? '{}')));
  const faults: string[] = [];
  for (const [key, text] of leaves(read(english))) {
    const place = `${path}#${key}`;
    const given = translations.get(place);
    if (given === undefined) continue;
    const fault = translationFault(place, text, given, placeholdersOf(text));
    if (fault === undefined) texts.set(key, given.text);
    else faults.push(fault);
  }
  return { content: `${JSON.stringify(laidOut(read(english), texts), null, 2)}\n`, faults };
}

/** Lists the texts of a description that stand in it side by side, as `{ "en": …, "el": … }`. */
export function describedEntries(path: string, file: string, tag: string): readonly Entry[] {
  return pairs(read(file)).map(({ at, texts }) => ({
    place: `${path}#${at}`,
    english: texts['en'] ?? '',
    text: texts[tag],
    notes: [],
  }));
}

/** Puts translations into such a description. */
export function applyDescribed(
  path: string,
  file: string,
  tag: string,
  translations: ReadonlyMap<string, Translation>,
): Applied {
  const faults: string[] = [];
  const described = read(file);
  for (const { at, texts } of pairs(described)) {
    const place = `${path}#${at}`;
    const given = translations.get(place);
    if (given === undefined) continue;
    const english = texts['en'] ?? '';
    const fault = translationFault(place, english, given, placeholdersOf(english));
    if (fault === undefined) texts[tag] = given.text;
    else faults.push(fault);
  }
  return { content: `${JSON.stringify(described, null, 2)}\n`, faults };
}

function read(text: string): Tree {
  return JSON.parse(text) as Tree;
}

function leaves(tree: Tree, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    const key = before === '' ? name : `${before}.${name}`;
    if (typeof value === 'string') return [[key, value]];
    return typeof value === 'object' && value !== null ? leaves(value as Tree, key) : [];
  });
}

/** The tree of the English texts with those of another language; what has none is left out. */
function laidOut(tree: Tree, texts: ReadonlyMap<string, string>, before = ''): Tree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, unknown][] => {
      const key = before === '' ? name : `${before}.${name}`;
      if (typeof value !== 'string') return [[name, laidOut(value as Tree, texts, key)]];
      const text = texts.get(key);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

type Pair = { readonly at: string; readonly texts: Record<string, string> };

function pairs(value: unknown, at = ''): readonly Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en } = value as Tree;
  // What has an English text has texts alone.
  if (typeof en === 'string') return [{ at, texts: value as Record<string, string> }];
  return Object.entries(value).flatMap(([name, inner]) => pairs(inner, at === '' ? name : `${at}.${name}`));
}
