import { LANGUAGE_LEVELS } from 'shared-contracts/reference/levels.ts';
import { STAYS } from 'shared-contracts/places/fittingRow.ts';
import { choiceParam, defineListSearch, numberParam, textParam, type SearchOf } from 'shared-ui/list';

/** 6 undergraduate, 7 postgraduate, 8 Ph.D.; `all` where the cycle of the person is not to count. */
export const CYCLE_CHOICES = ['6', '7', '8', 'all'] as const;
const YES = ['yes'] as const;

/**
 * Filters of destinations, as the address has them.
 *
 * - department: of ours, in place of the person's own; cycle: null for the person's own
 * - level: what somebody has of the language; asked: what the partner asks for
 * - stay: a semester is up to 6 months for each person, a year more; start: whether the nominations for it can still be made
 * - compare: ids of what is ticked, see `readIds`; view: whether the map is shown above the list
 */
export const destinationSearch = defineListSearch(
  {
    text: textParam(100),
    department: numberParam(),
    country: numberParam(),
    language: numberParam(),
    level: choiceParam(LANGUAGE_LEVELS),
    asked: choiceParam(LANGUAGE_LEVELS),
    stay: choiceParam(STAYS),
    start: choiceParam(['winter', 'spring']),
    field: numberParam(),
    cycle: choiceParam(CYCLE_CHOICES),
    blended: choiceParam(YES),
    free: choiceParam(YES),
    kept: choiceParam(YES),
    compare: textParam(60),
    view: choiceParam(['map']),
  },
  25,
);
export type DestinationSearch = SearchOf<typeof destinationSearch>;

/** What is no filter: for whom the list is, what is ticked, and the map. */
export const NO_FILTERS = ['department', 'compare', 'view'] as const;

export function activeFilterCount(search: DestinationSearch): number {
  return destinationSearch.activeCount({ ...search, department: null, compare: '', view: null });
}

/** The study cycle that counts; null for all. - own: of the person; null while nobody knows */
export function cycleOf({ cycle }: Pick<DestinationSearch, 'cycle'>, own: number | null): number | null {
  if (cycle === null) return own;
  return cycle === 'all' ? null : Number(cycle);
}
