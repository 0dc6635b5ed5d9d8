import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, describe, test } from '@jest/globals';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { buildDescription } from '../../test/support/buildRelease.ts';
import { descriptionConflicts, readModuleDescription } from './moduleDescription.ts';

async function folderWith(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'description-'));
  await writeFile(join(folder, 'mfe.json'), JSON.stringify(content));
  return folder;
}

function described(id: string, path: string): ModuleDescription {
  const [route] = buildDescription().routes;
  return buildDescription({ id, routes: [{ ...route!, path }] });
}

describe('readModuleDescription', () => {
  test('names the member that is refused', async () => {
    const folder = await folderWith({ ...buildDescription(), routes: [{ id: 'x1', path: 'samples' }] });

    expect(() => readModuleDescription(folder)).toThrow(/routes\/0\/path/);
  });

  const owner = (team: unknown) => ({ team, contact: 'sample@portal.example' });

  test('gives the name of the team in each language, and in English alone for shells of an earlier time', async () => {
    const team = { en: 'Sample team', el: 'Ομάδα δειγμάτων' };
    const folder = await folderWith({ ...buildDescription(), owner: owner(team) });

    expect(readModuleDescription(folder).owner).toEqual({ ...owner('Sample team'), teamName: team });
  });

  test.each([
    ['in no language', 'Sample team'],
    ['in one language', { en: 'Sample team' }],
    ['without a letter', { en: 'Sample team', el: '' }],
  ])('refuses a name of the team %s', async (_what, team) => {
    const folder = await folderWith({ ...buildDescription(), owner: owner(team) });

    expect(() => readModuleDescription(folder)).toThrow(/owner\/team/);
  });

  test('refuses a permission that does not exist', async () => {
    const [route] = buildDescription().routes;
    const folder = await folderWith({
      ...buildDescription(),
      routes: [{ ...route, permission: ['iia_lst'] }],
    });

    expect(() => readModuleDescription(folder)).toThrow(/permission/);
  });
});

describe('descriptionConflicts', () => {
  test('finds an address that two modules claim, whatever its parameters are called', () => {
    const conflicts = descriptionConflicts([
      described('mfe-a', '/iia/view/:name'),
      described('mfe-b', '/iia/view/:id/'),
    ]);

    expect(conflicts).toEqual(['The address /iia/view/: is claimed by mfe-a and mfe-b.']);
  });

  test('finds an id that is given twice', () => {
    expect(descriptionConflicts([described('mfe-a', '/a'), described('mfe-a', '/b')])).toEqual([
      'The module id mfe-a is given twice.',
    ]);
  });
  test('finds an id that a module gives to two of its routes', () => {
    const [route] = buildDescription().routes;
    const description = buildDescription({ routes: [route!, { ...route!, path: '/other' }] });

    expect(descriptionConflicts([description])).toEqual([
      'mfe-sample gives the id sampleList to two routes.',
    ]);
  });
});
