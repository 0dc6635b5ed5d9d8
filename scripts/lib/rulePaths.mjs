import { readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ROOT } from './places.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** Lists the files of the repository, by their paths from its root with forward slashes; what is installed or built is left out. */
export function repositoryFiles(folder = '') {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : repositoryFiles(path);
  });
}

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
    .filter((expression) => !files.some((file) => new RegExp(expression).test(file)));
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
