import { PLACE_SEARCH_MAX_LENGTH } from 'shared-contracts/places/placeList.ts';
import { PLACE_DIRECTIONS, PLACE_KINDS, PLACE_ORDERS } from 'shared-contracts/places/placeTerms.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES } from 'shared-contracts/reference/levels.ts';
import { choiceParam, defineListSearch, numberParam, textParam, type SearchOf } from 'shared-ui/list';

const YES = ['yes'] as const;

/**
 * Filters and order of the catalogue of places.
 *
 * - level: what somebody has of the language; field: begin of an ISCED-F code; reverse: the order the other way round
 */
export const placeSearch = defineListSearch(
  {
    search: textParam(PLACE_SEARCH_MAX_LENGTH),
    direction: choiceParam(PLACE_DIRECTIONS),
    kind: choiceParam(PLACE_KINDS),
    department: numberParam(),
    field: textParam(4),
    cycle: choiceParam(STUDY_CYCLES),
    language: numberParam(),
    level: choiceParam(LANGUAGE_LEVELS),
    noLanguage: choiceParam(YES),
    country: numberParam(),
    blended: choiceParam(YES),
    free: choiceParam(YES),
    order: choiceParam(PLACE_ORDERS, 'partner'),
    reverse: choiceParam(YES),
  },
  25,
);
export type PlaceSearch = SearchOf<typeof placeSearch>;

/** A question of the catalogue as its call takes it, without the page. */
export function toPlaceQuery(search: PlaceSearch) {
  const flag = (value: 'yes' | null) => (value === 'yes' ? 1 : undefined);
  return {
    search: search.search.trim() || undefined,
    direction: search.direction ?? undefined,
    kind: search.kind ?? undefined,
    department: search.department ?? undefined,
    field: search.field.trim() || undefined,
    cycle: search.cycle ?? undefined,
    language: search.language ?? undefined,
    level: search.level ?? undefined,
    noLanguage: flag(search.noLanguage),
    country: search.country ?? undefined,
    blended: flag(search.blended),
    free: flag(search.free),
    order: search.order,
    descending: flag(search.reverse),
  };
}
