import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspaceNeeds } from '../../scripts/lib/packages/affected.mjs';
import { typePrograms } from '../../scripts/lib/packages/typePrograms.mjs';
import { ROOT } from '../src/workspace/workspace.ts';

const CONFIGS = join(ROOT, '.cache/types');
const all = Object.keys(workspaceNeeds()).sort();

test('the programs together check what every package includes, each once', () => {
  const included = all.flatMap((name) => {
    const { include }: { include: string[] } = JSON.parse(
      readFileSync(join(ROOT, name, 'tsconfig.json'), 'utf8'),
    );
    return include.map((one) => join(ROOT, name, one));
  });
  const programs = typePrograms(all);
  const checked = programs.flatMap(({ config }) =>
    config(CONFIGS).include.map((path) => resolve(CONFIGS, path)),
  );
  expect(checked.sort()).toEqual(included.sort());
  expect(programs.flatMap(({ packages }) => packages).sort()).toEqual(all);
});

test('a program rests on a file of settings that is there', () => {
  for (const { config } of typePrograms(all))
    expect(existsSync(resolve(CONFIGS, config(CONFIGS).extends))).toBe(true);
});

test('a package that is asked for alone is a program of its own', () => {
  expect(typePrograms(['mfe-admin']).map(({ packages }) => packages)).toEqual([['mfe-admin']]);
});
