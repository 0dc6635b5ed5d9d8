import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findMessageFaults, readMessages } from '../wording/messageFaults.ts';
import { findPluralFaults } from '../wording/pluralFaults.ts';
import { bilingualTexts } from '../wording/bilingualTexts.ts';
import { PLAIN_TERMS } from '../wording/plainTerms.ts';
import { packageOf, termsOf } from '../wording/termsOf.ts';
import { TERMS } from '../wording/terms.ts';
import { findWordingFaults } from '../wording/wordingFaults.ts';
import { ROOT } from '../workspace/workspace.ts';
import { PACKAGES } from './packages.ts';

const TEXTS = bilingualTexts(ROOT);

describe.each(PACKAGES)('texts of %s', (name) => {
  test('keep to one word for one thing in both languages', () => {
    const own = TEXTS.filter(({ place }) => packageOf(place) === name);
    expect(findWordingFaults(own, termsOf([...TERMS, ...PLAIN_TERMS], name))).toEqual([]);
  });

  if (existsSync(join(ROOT, name, 'src', 'locales'))) {
    test('stand in both languages and are all used', () => {
      const { files, sources } = readMessages(join(ROOT, name));
      expect(findMessageFaults(files, sources)).toEqual([]);
    });

    test('say of 0, 1 and 2 what is right in both languages', () => {
      expect(findPluralFaults(readMessages(join(ROOT, name)).files)).toEqual([]);
    });
  }
});
