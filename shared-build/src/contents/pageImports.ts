import ts from 'typescript';

/** File in which a module names its pages, from the module's folder. */
export const MODULE_FILE = 'src/module.tsx';

/**
 * Reads in a module's code what each of its pages brings along that loads on its own: the `import()`s that stand in the page or in constants
 * of the same file which it names.
 *
 * - source: `src/module.tsx`
 * - result: requests as they are written, in their order, by route id; none for a page that comes with the module itself
 *
 * Throws a sentence when the routes cannot be read there: then nobody would know what a page costs, or ask for it ahead.
 */
export function pageImports(source: string): ReadonlyMap<string, readonly string[]> {
  const tree = ts.createSourceFile(MODULE_FILE, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = constantsOf(tree);
  const pages = routesOf(tree, constants).properties.map((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return [property.name.text, property.name] as const;
    if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name))
      return [property.name.text, property.initializer] as const;
    throw unreadable(`\`${property.getText()}\` does not name a route and its page`);
  });
  return new Map(pages.map(([id, page]) => [id, [...requestsIn(page, constants)]]));
}

type Constants = ReadonlyMap<string, ts.Expression>;

function constantsOf(tree: ts.SourceFile): Constants {
  const declared = tree.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declared.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined ? [[name.text, initializer] as const] : [],
    ),
  );
}

function routesOf(tree: ts.SourceFile, constants: Constants): ts.ObjectLiteralExpression {
  const exported = tree.statements.find((statement) => ts.isExportAssignment(statement));
  const defined = exported && bare(exported.expression, constants);
  const [described] = defined !== undefined && ts.isCallExpression(defined) ? defined.arguments : [];
  const module = described && bare(described, constants);
  if (module !== undefined && ts.isObjectLiteralExpression(module)) {
    for (const member of module.properties) {
      if (member.name?.getText() !== 'routes') continue;
      const value = ts.isPropertyAssignment(member) ? member.initializer : member.name;
      const routes = ts.isExpression(value) ? bare(value, constants) : undefined;
      if (routes !== undefined && ts.isObjectLiteralExpression(routes)) return routes;
    }
  }
  throw unreadable('its default export has to be `defineModule({ …, routes: { <route id>: <page> } })`');
}

/** Follows a name to its constant, and leaves out what has to do with types alone. */
function bare(node: ts.Expression, constants: Constants): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression, constants);
  const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return constant === undefined ? node : bare(constant, constants);
}

function requestsIn(node: ts.Node, constants: Constants, followed = new Set<string>()): Set<string> {
  const found = new Set<string>();
  const visit = (part: ts.Node): void => {
    if (ts.isIdentifier(part)) {
      const constant = constants.get(part.text);
      if (constant === undefined || followed.has(part.text)) return;
      followed.add(part.text);
      visit(constant);
    } else if (ts.isPropertyAssignment(part)) {
      visit(part.initializer);
    } else if (ts.isPropertyAccessExpression(part)) {
      visit(part.expression);
    } else if (ts.isCallExpression(part) && part.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [request] = part.arguments;
      if (request === undefined || !ts.isStringLiteralLike(request))
        throw unreadable(`\`${part.getText()}\` does not say which file it loads`);
      found.add(request.text);
    } else {
      ts.forEachChild(part, visit);
    }
  };
  visit(node);
  return found;
}

function unreadable(why: string): Error {
  return new Error(`${MODULE_FILE}: ${why}.`);
}
