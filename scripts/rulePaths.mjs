import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import eslintConfig from '../eslint.config.mjs';
import oxlintConfig from '../oxlint.config.mjs';
import { ROOT } from './lib/places.mjs';
import { repositoryFiles } from './lib/packages/repositoryFiles.mjs';
import { deadExpressions, deadGlobs } from './lib/packages/rulePaths.mjs';
import { SAME_ON_EVERY_ENGINE } from './lib/tests/serverTests.mjs';

// A rule whose path is no more checks nothing and says nothing: every path that lint, boundaries, the search for unused code and the
// choice of tests name has to match a file.

const files = repositoryFiles();
const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));
const knip = JSON.parse(readFileSync(join(ROOT, 'knip.json'), 'utf8'));

const ofEslint = deadGlobs(
  eslintConfig.flatMap((part) => (part.files ?? []).flat()),
  files,
);
const ofOxlint = deadGlobs(
  oxlintConfig.overrides.flatMap((part) => part.files),
  files,
);
const ofBoundaries = forbidden.flatMap(({ name, from, to }) =>
  deadExpressions(
    [from, to].flatMap(({ path = [], pathNot = [] }) => [path, pathNot].flat()),
    files,
  ).map((path) => `${name}: ${path}`),
);
const ofKnip = [
  ...Object.entries(knip.workspaces).flatMap(([workspace, { entry = [], project = [] }]) =>
    deadGlobs(
      [...entry, ...project].map((glob) => (workspace === '.' ? glob : `${workspace}/${glob}`)),
      files,
    ),
  ),
  ...deadGlobs(Object.keys(knip.ignoreIssues), files),
];
const ofTests = deadExpressions(
  SAME_ON_EVERY_ENGINE.map((path) => `^server/${path}`),
  files,
);

const dead = {
  'eslint.config.mjs': ofEslint,
  'oxlint.config.mjs': ofOxlint,
  '.dependency-cruiser.cjs': ofBoundaries,
  'knip.json': ofKnip,
  'serverTests.mjs': ofTests,
};
for (const [file, paths] of Object.entries(dead))
  for (const path of paths) {
    process.stdout.write(`${file} names a path that no file has: ${path}\n`);
    process.exitCode = 1;
  }
