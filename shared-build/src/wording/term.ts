/** A word of the portal in both languages, and what the tests ask of texts that name it. */
export type Term = {
  readonly en: string;
  readonly el: string;
  /** An English text with the first words stands beside a Greek one with the second. Greek is folded: small letters, no accents, σ. */
  readonly says?: { readonly en: RegExp; readonly el: RegExp };
  /** A Greek text with the first words stands beside an English one with the second: the Greek words name nothing else. */
  readonly names?: { readonly el: RegExp; readonly en: RegExp };
  /** What is not written for it, and why. */
  readonly avoid?: readonly { readonly words: RegExp; readonly reason: string }[];
  /** Places whose words the specification, the network or the official template prescribes, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
};

/** Words by how they begin, in either language. */
export function words(beginnings: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${beginnings})`, 'iu');
}

/** Words as a whole, in either language. */
export function wholeWords(forms: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu');
}
