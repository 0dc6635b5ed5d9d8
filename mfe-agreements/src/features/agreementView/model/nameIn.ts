import type { Language } from 'shared-contracts/language.ts';

type Named = { readonly name?: string | null | undefined; readonly nameGR?: string | null | undefined };

/** Gives a name in the person's language where there is one; '' when there is none at all. */
export function nameIn(language: Language, item: Named | null | undefined): string {
  return (language === 'gr' ? item?.nameGR : null) || item?.name || '';
}
