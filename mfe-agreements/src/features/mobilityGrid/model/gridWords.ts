import type { CodedLanguage } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import type { SubjectArea } from 'shared-contracts/reference/mobilityChoices.ts';
import type { Language, LanguageTag } from 'shared-contracts/text/language.ts';

/**
 * What cells are written with, and read by.
 *
 * - yes, no: in the language of the page, and in both
 */
export type GridWords = {
  readonly language: Language;
  readonly tag: LanguageTag;
  readonly areas: readonly SubjectArea[];
  readonly languages: readonly CodedLanguage[];
  readonly yesNo: { readonly yes: string; readonly no: string };
};

/** Finds records by their ids; made once for each list. */
export function byId<Item extends { readonly id: number }>(
  items: readonly Item[],
): ReadonlyMap<number, Item> {
  const made = indexes.get(items);
  if (made !== undefined) return made as ReadonlyMap<number, Item>;
  const index = new Map(items.map((item) => [item.id, item]));
  indexes.set(items, index);
  return index;
}

const indexes = new WeakMap<object, ReadonlyMap<number, unknown>>();
