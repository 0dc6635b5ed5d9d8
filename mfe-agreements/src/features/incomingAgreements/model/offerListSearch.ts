import { choiceParam, defineListSearch, textParam, type SearchOf } from 'shared-ui/list';

/** Longer than any name, id or code of a partner that is kept. */
export const OFFER_SEARCH_MAX_LENGTH = 200;

/**
 * State of the list of offers.
 *
 * - search: words of the institution, its network id, or the id or code that the partner gave the agreement
 * - partner: network id of the one partner whose offers are shown
 * - away: those that were put away, instead of those that wait
 */
export const offerListSearch = defineListSearch(
  {
    search: textParam(OFFER_SEARCH_MAX_LENGTH),
    partner: textParam(OFFER_SEARCH_MAX_LENGTH),
    away: choiceParam(['yes']),
  },
  25,
);
export type OfferListSearch = SearchOf<typeof offerListSearch>;
