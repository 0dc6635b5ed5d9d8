/**
 * Folds a text for searching: lower case, no accents, one form of sigma, so that `ΓΙΏΡΓΟΣ` finds `Γιώργος`.
 *
 * The database has the same rule as the SQL function `fold_text`; a server test holds the two together.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}
