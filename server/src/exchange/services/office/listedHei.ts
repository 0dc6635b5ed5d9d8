import type { CatalogueHei } from 'ewp/documents';

const GREEK = /^el\b/i;
const ENGLISH = /^en\b/i;

/** Names an institution of the registry: in English where it is so named, else by the first of its names, or its id. */
export function namesOf({ heiId, names }: CatalogueHei): {
  readonly name: string;
  readonly nameGR: string | null;
} {
  const nameIn = (language: RegExp) =>
    names.find(({ lang }) => lang !== undefined && language.test(lang))?.value;
  return { name: nameIn(ENGLISH) ?? names[0]?.value ?? heiId, nameGR: nameIn(GREEK) ?? null };
}

/** Another id of an institution of the registry; null for none, and for what is none. */
export function otherIdOf({ otherIds }: CatalogueHei, type: string): string | null {
  const value = otherIds.find((id) => id.type === type)?.value ?? '';
  return value !== '' && value.length <= 20 ? value : null;
}

export function erasmusCodeOf(hei: CatalogueHei): string | null {
  return otherIdOf(hei, 'erasmus');
}
