import { expect, describe, test } from '@jest/globals';
import { SHARED, moduleShared, shareRanges, shellShared } from './sharePolicy.ts';

describe('share policy', () => {
  test('writes every range out, so that none depends on how packages are linked', () => {
    for (const range of Object.values(shareRanges())) expect(range).toMatch(/^\^\d+\.\d+\.\d+/);
  });

  test('lets the shell provide exactly what modules expect', () => {
    const provided = Object.values(shellShared()).map(({ shareKey }) => shareKey);

    expect(provided.sort()).toEqual(Object.keys(moduleShared()).sort());
  });

  test('gives modules no copy of anything shared', () => {
    for (const option of Object.values(moduleShared())) expect(option.import).toBe(false);
  });

  test('keeps what only some pages need out of the first script', () => {
    const lazy = Object.keys(SHARED).filter((name) => SHARED[name]?.isEager === false);

    expect(lazy).toEqual([
      'shared-ui/list',
      'shared-ui/fields',
      'shared-ui/wizard',
      'shared-ui/richText',
      'shared-record/pages',
      'shared-record/edit',
      'shared-record/wizard',
    ]);
  });
});
