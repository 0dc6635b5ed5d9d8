import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../places.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
/** Tests, what only tests use, measurements, declarations and settings of tools: no test covers them. */
const NOT_COVERED =
  /\.test\.[cm]?tsx?$|\.d\.[cm]?ts$|\.config\.[a-z]+$|(^|\/)(test|testing|bench|template|locales)\//;
const GIT_OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;

/**
 * Finds the lines of a package's code that have changed since a commit, committed or not.
 *
 * - root: folder of the repository; base: the commit, where HEAD left `origin/main` unless given
 * - result: `files`, numbers of changed lines by path from the root; lines without code (types, comments) are left out; or `leftOut`,
 *   a sentence that says why there are none
 */
export function changedLines(name, { root = ROOT, base = process.env.COVERAGE_BASE?.trim() } = {}) {
  const git = (...args) => runGit(root, args);
  const since = base || git('merge-base', 'HEAD', 'origin/main')?.trim();
  const diff =
    since && git('diff', '--unified=0', '--no-renames', '--no-ext-diff', '--no-color', since, '--', name);
  if (!since || diff === undefined)
    return { leftOut: 'the commit to compare with is not known; COVERAGE_BASE names another one' };
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', name)?.split('\n') ?? [];
  const found = { ...addedLines(diff), ...Object.fromEntries(untracked.map((path) => [path, undefined])) };
  const files = {};
  for (const [path, added] of Object.entries(found)) {
    if (!SOURCE.test(path) || NOT_COVERED.test(path) || !existsSync(join(root, path))) continue;
    const code = linesOfCode(path, readFileSync(join(root, path), 'utf8'));
    const lines = added === undefined ? code : code.filter((line) => added.includes(line));
    if (lines.length > 0) files[path] = lines;
  }
  if (Object.keys(files).length === 0)
    return { leftOut: `no line of code has changed since ${since.slice(0, 12)}` };
  return { files };
}

/** Reads a diff without context; gives the numbers of the lines that it adds, by path. */
function addedLines(diff) {
  const added = {};
  let lines = [];
  for (const line of diff.split('\n')) {
    const [, path] = /^\+\+\+ b\/(.+)$/.exec(line) ?? [];
    if (path !== undefined) lines = added[path] = [];
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    for (let at = 0; from !== undefined && at < Number(count); at += 1) lines.push(Number(from) + at);
  }
  return added;
}

/** Numbers the lines that are more than comments and types; of a component, whose types cannot be taken out alone, than comments. */
function linesOfCode(path, source) {
  const code = path.endsWith('.ts') ? withoutTypes(source) : source;
  return code
    .split('\n')
    .flatMap((line, index) => (/^\s*($|\/\/|\/\*|\*|[{}()[\];,]+$)/.test(line) ? [] : [index + 1]));
}

/** Puts spaces in the place of types. */
function withoutTypes(source) {
  try {
    return stripTypeScriptTypes(source);
  } catch {
    return source;
  }
}

function runGit(cwd, args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: GIT_OUTPUT_LIMIT_BYTES,
  });
  return status === 0 ? stdout : undefined;
}
