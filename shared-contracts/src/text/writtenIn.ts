import type { LanguageTag } from './language.ts';

/** Returns the language in which a text is read aloud, by most of its letters: `el` for Greek, `en` for Latin, undefined for other letters or none. */
export function writtenIn(text: string): LanguageTag | undefined {
  const greek = countOf(text, /\p{Script=Greek}/gu);
  const latin = countOf(text, /\p{Script=Latin}/gu);
  const others = countOf(text, /\p{L}/gu) - greek - latin;
  if (greek > Math.max(latin, others)) return 'el';
  return latin > Math.max(greek, others) ? 'en' : undefined;
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
