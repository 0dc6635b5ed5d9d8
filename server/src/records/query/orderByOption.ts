import { badQuery, quote } from '../../platform/query/badQuery.ts';
import type { Path } from './filterTree.ts';
import { QUERY_LIMITS } from './limits.ts';
import { parsePath } from './path.ts';
import { splitOption } from './splitOption.ts';

export type Order = { readonly path: Path; readonly isDescending: boolean };

/** Parses `$orderby`: members with `asc` or `desc` after them. */
export function parseOrderBy(text: string, option = '$orderby'): readonly Order[] {
  return splitOption(text, ',', option, QUERY_LIMITS.sortKeys).map((item) => {
    const [path = '', direction = 'asc', ...rest] = item.split(/\s+/);
    if (rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
      throw badQuery(option, {
        en: `'${quote(item)}' is not an order: write a member, then asc or desc.`,
        el: `Το «${quote(item)}» δεν είναι σειρά: γράψτε ένα πεδίο και μετά asc ή desc.`,
      });
    }
    return { path: parsePath(path, option), isDescending: direction === 'desc' };
  });
}
