import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { BilingualText } from './bilingualText.ts';

type Source = { readonly file: string; readonly tree: ts.SourceFile };
type Read = (file: string) => string;
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
  const source = parse(file, read);
  const found: Found = { texts: [], paired: new Set(), read };
  visit(source.tree, source, '', found);
  return found.texts;
}

function parse(file: string, read: Read): Source {
  return {
    file,
    tree: ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  };
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

function parts(node: ts.Node): readonly (readonly [string, ts.Node])[] {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((element, index) => [String(index), element]);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): (readonly [string, ts.Node])[] =>
    ts.isPropertyAssignment(property)
      ? [[property.name.getText().replaceAll(/['"]/g, ''), bare(property.initializer)]]
      : [],
  );
}

function memberOf(node: ts.ObjectLiteralExpression, name: string): ts.Node | undefined {
  for (const property of node.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return bare(property.initializer);
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Follows a name to the constant that it stands for, in this file or in the one that it comes from. */
function resolved(node: ts.Node, { file, tree }: Source, read: Read): ts.Node {
  if (!ts.isIdentifier(node)) return node;
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement)) {
      const constant = statement.declarationList.declarations.find((one) => one.name.getText() === node.text);
      if (constant?.initializer !== undefined) return bare(constant.initializer);
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const names = statement.importClause?.namedBindings?.getText() ?? '';
      const from = statement.moduleSpecifier.text;
      if (from.startsWith('.') && new RegExp(`\\b${node.text}\\b`).test(names)) {
        return resolved(node, parse(join(dirname(file), from), read), read);
      }
    }
  }
  return node;
}

/** The value itself, without `as const`, `satisfies` and parentheses. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => `{…}${span.literal.text}`)].join('');
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)
    ? node.name?.getText()
    : undefined;
}

function placeOf({ file }: Source, at: string): string {
  return `${file}#${at.replace(/^\./, '')}`;
}
