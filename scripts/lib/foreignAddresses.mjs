import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames } from './packages.mjs';
import { ROOT } from './places.mjs';

const message =
  'A link to a page of another module is made by shared-contracts/addresses.ts: what is used of it is held against that module when either is published.';

/** Lists the modules of the workspace with the paths of their pages. */
function modules() {
  return packageNames()
    .map((id) => ({ id, file: join(ROOT, id, 'mfe.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => ({
      id,
      paths: JSON.parse(readFileSync(file, 'utf8')).routes.map(({ path }) => path),
    }));
}

/** Writes what the addresses begin with that a path stands for, as a regular expression in a pattern of syntax. */
function beginning(path) {
  const [fixed] = path.split(':');
  const text = fixed.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('/', String.raw`\/`);
  return fixed === path ? `${text}(?=$|[?#])` : text;
}

/**
 * Gives for each module the patterns of syntax that are an address of another one, written out. The start page is no text that stands for itself: it counts
 * with a query behind it, and as the aim of a link.
 */
export function foreignAddresses() {
  const all = modules();
  return all.map(({ id, paths }) => {
    const others = all
      .flatMap((other) => (other.id === id ? [] : other.paths))
      .filter((path) => !paths.includes(path));
    const regex = `/^(${others
      .filter((path) => path !== '/')
      .map(beginning)
      .join('|')})/`;
    const start = others.includes('/')
      ? [
          String.raw`Literal[value=/^\/[?#]/]`,
          String.raw`TemplateElement[value.raw=/^\/[?#]/]`,
          'JSXAttribute[name.name="to"] > Literal[value="/"]',
          'CallExpression[callee.name="navigate"] > Literal[value="/"]',
        ]
      : [];
    const selectors = [`Literal[value=${regex}]`, `TemplateElement[value.raw=${regex}]`, ...start];
    return { id, patterns: selectors.map((selector) => ({ selector, message })) };
  });
}
