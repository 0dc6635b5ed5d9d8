type Choice = { readonly value: string | number };

/** Options that are put on the page at once: more would make each key press slow. */
export const MAX_SHOWN_OPTIONS = 100;

/**
 * Finds the options that hold a text: those that begin with it first, otherwise in the given order.
 *
 * - folded: the options' labels after `foldText`, in the same order; query: folded too
 * - chosen: put first while nothing is typed and it would not be shown otherwise
 * - gives at most `limit` options, and how many there are in all
 */
export function matchOptions<Option extends Choice>(
  options: readonly Option[],
  folded: readonly string[],
  query: string,
  chosen: string | number | null,
  limit: number = MAX_SHOWN_OPTIONS,
): { readonly shown: readonly Option[]; readonly total: number } {
  const trimmed = query.trim();
  const beginning: Option[] = [];
  const holding: Option[] = [];
  options.forEach((option, index) => {
    const position = folded[index]?.indexOf(trimmed) ?? -1;
    if (position === 0) beginning.push(option);
    else if (position > 0) holding.push(option);
  });
  const matches = [...beginning, ...holding];
  const shown = matches.slice(0, limit);
  const hidden = trimmed === '' ? matches.slice(limit).find((option) => option.value === chosen) : undefined;
  return { shown: hidden === undefined ? shown : [hidden, ...shown.slice(0, -1)], total: matches.length };
}
