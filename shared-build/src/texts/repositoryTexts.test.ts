import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { po } from 'gettext-parser';
import { readPo, writePo } from './poCatalogue.ts';
import { repositoryEntries, translatedFiles } from './repositoryTexts.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('every text of the portal comes back as it went, in a file that other programs read', () => {
  const entries = repositoryEntries(ROOT, 'el');
  expect(entries.length).toBeGreaterThan(2_500);
  expect(entries.filter(({ text }) => text === undefined).map(({ place }) => place)).toEqual([]);
  expect(new Set(entries.map(({ place }) => place)).size).toBe(entries.length);
  const file = writePo('el', entries);
  expect(Object.keys(po.parse(file).translations)).toHaveLength(entries.length + 1);
  const translations = readPo(file);
  expect(translations.size).toBe(entries.length);
  expect(translatedFiles(ROOT, 'el', translations)).toEqual({ files: new Map(), faults: [] });
});

test('a place that there is not is named', () => {
  const translations = new Map([['shell/src/gone.ts#TEXT', { english: 'Gone', text: 'Έφυγε' }]]);
  expect(translatedFiles(ROOT, 'el', translations).faults).toEqual([
    'shell/src/gone.ts#TEXT: there is no such text',
  ]);
});
