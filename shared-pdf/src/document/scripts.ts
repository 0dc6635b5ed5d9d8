/**
 * What tells that a document needs the letters of a script besides Latin, Greek and Cyrillic. Han letters are those of Chinese, simplified and traditional, and of
 * Japanese; what is written with them as signs and in full width belongs to them.
 */
const LETTERS = {
  arabic: /[\p{Script=Arabic}]/u,
  hebrew: /[\p{Script=Hebrew}]/u,
  han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  hangul: /[\p{Script=Hangul}]/u,
} as const;

export type Script = keyof typeof LETTERS;
const SCRIPTS = ['arabic', 'hebrew', 'han', 'hangul'] as const satisfies readonly Script[];

/** Tells which scripts some data has letters of, in the order above. */
export function scriptsOf(data: unknown): readonly Script[] {
  const text = JSON.stringify(data);
  return SCRIPTS.filter((script) => LETTERS[script].test(text));
}
