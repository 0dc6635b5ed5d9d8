import type { LanguageTag } from './language.ts';

/** The values of a closed list, in the order in which they are offered, each as people read it. */
export type ClosedList = Readonly<Record<string, Readonly<Record<LanguageTag, string>>>>;

/** Gives the values of a closed list, as they are stored. */
export function valuesOf<const List extends ClosedList>(list: List): readonly (keyof List & string)[] {
  return Object.keys(list);
}

/** A value as people read it; one that is not in the list, as of a partner, as it came. */
export function textInList(list: ClosedList, value: string, tag: LanguageTag): string {
  return Object.hasOwn(list, value) ? (list[value]?.[tag] ?? value) : value;
}
