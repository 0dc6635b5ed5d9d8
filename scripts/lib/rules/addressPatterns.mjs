const message =
  'A link to a page of another module is made by shared-contracts/addresses.ts: what is used of it is held against that module when either is published.';

/** Writes what the addresses begin with that a path stands for, as a regular expression in a pattern of syntax. */
function beginning(path) {
  const [fixed] = path.split(':');
  const text = fixed.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('/', String.raw`\/`);
  return fixed === path ? `${text}(?=$|[?#])` : text;
}

/**
 * Gives the patterns of syntax that are an address of other modules, written out. The start page is no text that stands for itself: it counts
 * with a query behind it, and as the aim of a link.
 *
 * - own, others: paths of routes
 */
export function addressPatterns(own, others) {
  const foreign = others.filter((path) => !own.includes(path));
  const regex = `/^(${foreign
    .filter((path) => path !== '/')
    .map(beginning)
    .join('|')})/`;
  const start = foreign.includes('/')
    ? [
        String.raw`Literal[value=/^\/[?#]/]`,
        String.raw`TemplateElement[value.raw=/^\/[?#]/]`,
        'JSXAttribute[name.name="to"] > Literal[value="/"]',
        'CallExpression[callee.name="navigate"] > Literal[value="/"]',
      ]
    : [];
  const selectors = [`Literal[value=${regex}]`, `TemplateElement[value.raw=${regex}]`, ...start];
  return selectors.map((selector) => ({ selector, message }));
}
