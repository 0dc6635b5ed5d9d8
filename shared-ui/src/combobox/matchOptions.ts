import { compareText } from 'shared-contracts/text/compareText.ts';
import { foldedOptions, type ComboOption } from './foldedOptions.ts';

/** Options that are put on the page at once: each one costs time at every key press. Scrolling to their end brings as many more. */
export const SHOWN_OPTIONS = 20;

/** - shown: those that are on the page; total: how many there are in all */
export type Matches<Option extends ComboOption> = {
  readonly shown: readonly Option[];
  readonly total: number;
};

/**
 * Finds the options that hold a text, as `compareText` compares: those that begin with it first, otherwise in the given order.
 *
 * - chosen: value of the option that is put first while nothing is typed and it would not be shown otherwise
 * - limit: how many are shown at most
 */
export function matchOptions<Option extends ComboOption>(
  options: readonly Option[],
  text: string,
  chosen: string | number | null,
  limit: number,
): Matches<Option> {
  const query = compareText(text);
  const folded = foldedOptions(options);
  const beginning: Option[] = [];
  const holding: Option[] = [];
  options.forEach((option, index) => {
    const position = folded[index]?.indexOf(query) ?? -1;
    if (position === 0) beginning.push(option);
    else if (position > 0) holding.push(option);
  });
  const matches = [...beginning, ...holding];
  const shown = matches.slice(0, limit);
  const hidden = query === '' ? matches.slice(limit).find((option) => option.value === chosen) : undefined;
  return { shown: hidden === undefined ? shown : [hidden, ...shown.slice(0, -1)], total: matches.length };
}
