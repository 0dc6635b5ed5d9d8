import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../places.mjs';

/**
 * Makes one program of the packages whose tsconfig.json differ in nothing but what they include: what they share, React and Fluent above
 * all, is then read and checked once. A package alone is a program too, so that `types <package>` sees it as its own pipeline does.
 *
 * - result: `packages`, those of one program; `config(folder)`, its tsconfig as it reads in that folder; the largest come first
 */
export function typePrograms(names) {
  const alike = Map.groupBy(names.map(readConfig), ({ settings }) => JSON.stringify(settings));
  return [...alike.values()]
    .sort((a, b) => b.length - a.length)
    .map((members) => ({
      packages: members.map(({ name }) => name),
      config: (folder) => ({
        ...members[0].settings,
        extends: from(folder, members[0].settings.extends),
        include: members.flatMap(({ name, include }) => include.map((one) => from(folder, `${name}/${one}`))),
      }),
    }));
}

function readConfig(name) {
  const { include, ...settings } = JSON.parse(readFileSync(join(ROOT, name, 'tsconfig.json'), 'utf8'));
  return { name, include, settings: { ...settings, extends: settings.extends.replace(/^\.\.\//, '') } };
}

function from(folder, path) {
  return relative(folder, join(ROOT, path)).split(sep).join('/');
}
