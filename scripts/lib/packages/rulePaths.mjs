import { matchesGlob } from 'node:path';

/** Finds globs that match no file. Each alternative in braces has to match one; those of an ending, as in `*.{ts,tsx}`, count as one. */
export function deadGlobs(globs, files) {
  return [...new Set(globs)]
    .flatMap((glob) => alternatives(glob, /(?<!\.)\{([^{}]*)\}/, ','))
    .filter((glob) => !files.some((file) => matchesGlob(file, glob)));
}

/** Finds regular expressions that match no path, likewise. One with `$1` cannot be tried alone; one with `(?!` may say what must not be. */
export function deadExpressions(expressions, files) {
  return [...new Set(expressions)]
    .filter((expression) => !/\$\d|\(\?!|node_modules/.test(expression))
    .flatMap((expression) => alternatives(expression, /(?<!\\\.)\((?!\?)([^()]*\|[^()]*)\)/, '|'))
    .filter((expression) => {
      const compiled = new RegExp(expression);
      return !files.some((file) => compiled.test(file));
    });
}

/** Writes a pattern once for each of the alternatives in it. */
function alternatives(pattern, group, separator) {
  const found = group.exec(pattern);
  if (found === null) return [pattern];
  const [before, after] = [pattern.slice(0, found.index), pattern.slice(found.index + found[0].length)];
  return found[1]
    .split(separator)
    .flatMap((choice) => alternatives(`${before}${choice}${after}`, group, separator));
}
