import type { LanguageTag } from './language.ts';

/**
 * Tells by its letters how a name should be read aloud: `el` where it has Greek ones, `en` where all are Latin.
 *
 * - undefined where it has neither, or others
 */
export function writtenIn(text: string): LanguageTag | undefined {
  if (/\p{Script=Greek}/u.test(text)) return 'el';
  return /\p{Script=Latin}/u.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text) ? 'en' : undefined;
}
