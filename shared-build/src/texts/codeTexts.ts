import ts from 'typescript';
import { memberOf, nameOf, parse, parts, placeOf, textOf } from '../wording/textNodes.ts';
import { type Applied, type Entry, placeholdersOf, type Translation, translationFault } from './entry.ts';

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;
/** - own: the literal in the language; undefined in an object that has none of that language yet */
type Slot = { readonly place: string; readonly english: Literal; readonly own: Literal | undefined };
/** An object with a value for each language. - values: of its English value all literals */
type Group = {
  readonly node: ts.ObjectLiteralExpression;
  readonly english: ts.Node;
  readonly slots: readonly Slot[];
};
type Change = { readonly from: number; readonly to: number; readonly text: string };

/** Lists the texts that stand in code side by side, `{ en: …, el: … }`, down to single literals. */
export function codeEntries(path: string, code: string, tag: string): readonly Entry[] {
  return groupsIn(path, code, tag).flatMap(({ slots }) =>
    slots.map(({ place, english, own }) => ({
      place,
      english: wordsOf(english),
      text: own && wordsOf(own),
      notes: expressionsOf(own ?? english).map((expression, index) => `{${index + 1}} ${expression}`),
    })),
  );
}

/**
 * Puts translations into code: in the place of a text that is there, or as a further member of an object that has none in that language.
 *
 * An expression stays what it is: nothing of a catalogue becomes code.
 */
export function applyCode(
  path: string,
  code: string,
  tag: string,
  translations: ReadonlyMap<string, Translation>,
): Applied {
  const faults: string[] = [];
  const changes = groupsIn(path, code, tag).flatMap((group): readonly Change[] => {
    const taken = group.slots.flatMap(({ place, english, own }) => {
      const given = translations.get(place);
      if (given === undefined || (own !== undefined && given.text === wordsOf(own))) return [];
      const words = wordsOf(english);
      const model = own ?? english;
      const fault = translationFault(place, words, given, placeholdersOf(wordsOf(model)));
      if (fault !== undefined) faults.push(fault);
      return fault === undefined ? [{ model, isNew: own === undefined, text: given.text }] : [];
    });
    const replaced = taken.filter(({ isNew }) => !isNew).map(({ model, text }) => replacement(model, text));
    const added = taken.filter(({ isNew }) => isNew);
    if (added.length === 0) return replaced;
    if (added.length < group.slots.length) {
      faults.push(`${group.slots[0]?.place ?? path}: has no translation of all its texts`);
      return replaced;
    }
    const value = changed(
      group.english.getText(),
      added.map(({ model, text }) => replacement(model, text)),
      group.english.getStart(),
    );
    // Behind the last member, before a comma that may follow it.
    const end = group.node.properties.at(-1)?.getEnd() ?? group.node.properties.end;
    return [...replaced, { from: end, to: end, text: `, ${tag}: ${value}` }];
  });
  return { content: changed(code, changes, 0), faults };
}

function groupsIn(path: string, code: string, tag: string): readonly Group[] {
  if (!mayHaveGroups(code, tag)) return [];
  const source = parse(path, () => code);
  const groups: Group[] = [];
  const seen = new Map<string, number>();
  const placed = (at: string) => {
    const place = placeOf(source, at);
    const count = (seen.get(place) ?? 0) + 1;
    seen.set(place, count);
    return count === 1 ? place : `${place}#${count}`;
  };
  const visit = (node: ts.Node, path: string) => {
    const name = nameOf(node);
    const at = name === undefined ? path : `${path}.${name}`;
    if (ts.isObjectLiteralExpression(node)) {
      const [english, own] = [memberOf(node, 'en'), memberOf(node, tag)];
      if (english !== undefined && (own !== undefined || memberOf(node, 'el') !== undefined)) {
        const slots = slotsOf(english, own, at, placed);
        if (slots.length > 0) groups.push({ node, english, slots });
      }
    }
    ts.forEachChild(node, (child) => visit(child, at));
  };
  visit(source.tree, '');
  return groups;
}

/** Parsing takes most of the time, and of sixteen files one names two languages. */
function mayHaveGroups(code: string, tag: string): boolean {
  const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
  return isNamed('en') && (isNamed(tag) || isNamed('el'));
}

function slotsOf(
  english: ts.Node,
  own: ts.Node | undefined,
  at: string,
  placed: (at: string) => string,
): readonly Slot[] {
  if (isLiteral(english)) {
    const isText = own === undefined || isLiteral(own);
    if (!isText || wordsOf(english) === '') return [];
    return [{ place: placed(at), english, own }];
  }
  const others = own === undefined ? undefined : new Map(parts(own));
  return parts(english).flatMap(([name, node]) => {
    const other = others?.get(name);
    return others !== undefined && other === undefined ? [] : slotsOf(node, other, `${at}.${name}`, placed);
  });
}

function isLiteral(node: ts.Node): node is Literal {
  return !ts.isJsxText(node) && textOf(node) !== undefined;
}

function wordsOf(literal: Literal): string {
  if (!ts.isTemplateExpression(literal)) return literal.text;
  return [
    literal.head.text,
    ...literal.templateSpans.map(({ literal: after }, index) => `{${index + 1}}${after.text}`),
  ].join('');
}

function expressionsOf(literal: Literal): readonly string[] {
  return ts.isTemplateExpression(literal)
    ? literal.templateSpans.map(({ expression }) => expression.getText())
    : [];
}

/** The literal with other words: of code it has the expressions that it had. */
function replacement(literal: Literal, text: string): Change {
  const expressions = expressionsOf(literal);
  const written =
    expressions.length === 0
      ? JSON.stringify(text)
      : `\`${text
          .replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
          .replaceAll(/\{(\d+)\}/g, (_, index: string) => `\${${expressions[Number(index) - 1] ?? ''}}`)}\``;
  return { from: literal.getStart(), to: literal.getEnd(), text: written };
}

/** - start: where the text stands in the file that the changes count in */
function changed(text: string, changes: readonly Change[], start: number): string {
  return changes
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (result, { from, to, text: written }) =>
        result.slice(0, from - start) + written + result.slice(to - start),
      text,
    );
}
