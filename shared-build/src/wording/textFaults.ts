import { basename, dirname } from 'node:path';
import { findMessageFaults, readMessages } from './messageFaults.ts';
import { bilingualTexts } from './bilingualTexts.ts';
import { findPluralFaults } from './pluralFaults.ts';
import { PLAIN_TERMS } from './plainTerms.ts';
import { TERMS } from './terms.ts';
import { termsOf } from './termsOf.ts';
import { findWordingFaults } from './wordingFaults.ts';

/**
 * Finds what is wrong with the texts of a module in a repository of its own: keys that one language lacks or nobody uses, counts in one form only, and words that are not those of the portal.
 *
 * - result: one sentence for each fault; empty when all is well
 */
export function textFaults(root: string): readonly string[] {
  const { files, sources } = readMessages(root);
  const name = basename(root);
  const texts = bilingualTexts(dirname(root), [name]);
  return [
    ...findMessageFaults(files, sources),
    ...findPluralFaults(files),
    ...findWordingFaults(texts, termsOf([...TERMS, ...PLAIN_TERMS], name)),
  ];
}
