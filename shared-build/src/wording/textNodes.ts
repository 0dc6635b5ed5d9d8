import { dirname, join } from 'node:path';
import ts from 'typescript';

export type Source = { readonly file: string; readonly tree: ts.SourceFile };
/** Gives the code of a path. */
export type Read = (file: string) => string;

export function parse(file: string, read: Read): Source {
  return {
    file,
    tree: ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  };
}

/** Names what an object or an array holds, without `as const` and the like. */
export function parts(node: ts.Node): readonly (readonly [string, ts.Node])[] {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((element, index) => [String(index), element]);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): (readonly [string, ts.Node])[] =>
    ts.isPropertyAssignment(property)
      ? [[property.name.getText().replaceAll(/['"]/g, ''), bare(property.initializer)]]
      : [],
  );
}

/** Finds the value of a member of an object literal. */
export function memberOf(node: ts.ObjectLiteralExpression, name: string): ts.Node | undefined {
  for (const property of node.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return bare(property.initializer);
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Follows a name to the constant that it stands for, in this file or in the one that it comes from. */
export function resolved(node: ts.Node, { file, tree }: Source, read: Read): ts.Node {
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
export function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** The words of a literal, each expression in it as `{…}`; undefined for everything else. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => `{…}${span.literal.text}`)].join('');
}

/** The name that a definition or a member gives to what it holds. */
export function nameOf(node: ts.Node): string | undefined {
  return ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)
    ? node.name?.getText()
    : undefined;
}

/** Names a place in code: the file, and the names around it. */
export function placeOf({ file }: Source, at: string): string {
  return `${file}#${at.replace(/^\./, '')}`;
}
