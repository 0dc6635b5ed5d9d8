import ts from 'typescript';
import type { BilingualText } from './bilingualText.ts';
import {
  memberOf,
  nameOf,
  parse,
  parts,
  placeOf,
  type Read,
  resolved,
  type Source,
  textOf,
} from './textNodes.ts';

type Found = { readonly texts: BilingualText[]; readonly paired: Set<ts.Node>; readonly read: Read };

const GREEK = /\p{Script=Greek}/u;

/**
 * Finds the texts in a file of code.
 *
 * - file: its path, by which places are named; read: gives the code of a path, this one or one that it imports
 * - result: the values of each object with `en` and `el`, side by side down to single texts; the two arguments of a call that
 *   takes an English text and a Greek one; and every other literal with Greek letters, alone
 */
export function sourceTexts(file: string, read: Read): readonly BilingualText[] {
  if (!mayHaveTexts(read(file))) return [];
  const source = parse(file, read);
  const found: Found = { texts: [], paired: new Set(), read };
  visit(source.tree, source, '', found);
  return found.texts;
}

/** Parsing takes most of the time, and of thirteen files one has anything that could be found; letters may be written as `\u…`. */
function mayHaveTexts(code: string): boolean {
  return (/\ben\b/.test(code) && /\bel\b/.test(code)) || GREEK.test(code) || code.includes('\\u');
}

function visit(node: ts.Node, source: Source, path: string, found: Found): void {
  const at = nameOf(node) === undefined ? path : `${path}.${nameOf(node) ?? ''}`;
  if (ts.isObjectLiteralExpression(node)) {
    const [en, el] = [memberOf(node, 'en'), memberOf(node, 'el')];
    if (en !== undefined && el !== undefined)
      pair(resolved(en, source, found.read), resolved(el, source, found.read), at, source, found);
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    pairArguments(node.arguments ?? [], at, source, found);
  const text = textOf(node);
  if (text !== undefined && GREEK.test(text) && !found.paired.has(node)) {
    found.texts.push({ place: placeOf(source, at), el: text });
  }
  ts.forEachChild(node, (child) => visit(child, source, at, found));
}

function pair(en: ts.Node, el: ts.Node, at: string, source: Source, found: Found): void {
  const [english, greek] = [textOf(en), textOf(el)];
  if (english !== undefined && greek !== undefined) {
    found.paired.add(el);
    found.texts.push({ place: placeOf(source, at), en: english, el: greek });
    return;
  }
  const second = new Map(parts(el));
  for (const [name, node] of parts(en)) {
    const other = second.get(name);
    if (other !== undefined) pair(node, other, `${at}.${name}`, source, found);
  }
}

function pairArguments(given: readonly ts.Expression[], at: string, source: Source, found: Found): void {
  for (const [index, second] of given.entries()) {
    const first = given[index - 1];
    const [en, el] = [first && textOf(first), textOf(second)];
    if (first !== undefined && en !== undefined && el !== undefined && GREEK.test(el) && !GREEK.test(en)) {
      pair(first, second, at, source, found);
    }
  }
}
