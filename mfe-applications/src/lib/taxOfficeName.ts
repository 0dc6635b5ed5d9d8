import { type Language, readsGreek } from 'shared-contracts/text/language.ts';

/** Names a tax office in the letters of the page, as far as it has a name in them. */
export function taxOfficeName(
  {
    name,
    nameLatin,
  }: { readonly name?: string | null | undefined; readonly nameLatin?: string | null | undefined },
  language: Language,
): string {
  return (!readsGreek(language) && nameLatin) || name || '';
}
