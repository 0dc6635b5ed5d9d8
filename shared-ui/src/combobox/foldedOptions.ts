import { compareText } from 'shared-contracts/text/compareText.ts';

/**
 * One of many to choose from.
 *
 * - search: what typing finds it by, where that is more than its label, such as its names in both languages
 * - isDisabled: shown, and not to be chosen
 */
export type ComboOption = {
  readonly value: string | number;
  readonly label: string;
  readonly search?: string;
  readonly isDisabled?: boolean;
};

const cache = new WeakMap<readonly ComboOption[], readonly string[]>();

/** Folds what options are searched by, once for each list: many fields of a page share the same one. */
export function foldedOptions(options: readonly ComboOption[]): readonly string[] {
  const known = cache.get(options);
  if (known !== undefined) return known;
  const folded = options.map(({ label, search }) => compareText(search ?? label));
  cache.set(options, folded);
  return folded;
}

/** Finds the option that a typed text names in full; see `compareText`. */
export function namedOption<Option extends ComboOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const wanted = compareText(text);
  return options.find(({ label }) => compareText(label) === wanted);
}
