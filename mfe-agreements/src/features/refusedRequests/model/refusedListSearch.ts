import type { RefusedCall } from 'shared-contracts/exchange/refusedCalls.ts';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { choiceParam, defineListSearch, textParam, type SearchOf } from 'shared-ui/list';

export const REFUSED_SEARCH_MAX_LENGTH = 200;

/**
 * State of the list of refused requests.
 *
 * - search: words of the institution, its network id, the request or the reason
 * - sender: `named`: those alone that name an institution of the network
 */
export const refusedListSearch = defineListSearch({
  search: textParam(REFUSED_SEARCH_MAX_LENGTH),
  sender: choiceParam(['named']),
});
export type RefusedListSearch = SearchOf<typeof refusedListSearch>;

/** Gives those of the requests that are searched for. */
export function searchedCalls(
  calls: readonly RefusedCall[],
  { search, sender }: Pick<RefusedListSearch, 'search' | 'sender'>,
): RefusedCall[] {
  const words = compareText(search);
  return calls.filter(
    (call) =>
      (sender === null || call.heis.length > 0) &&
      (words === '' || compareText(textOf(call)).includes(words)),
  );
}

function textOf({ heis, api, method, pathAndQuery, status, reason }: RefusedCall): string {
  const names = heis.flatMap(({ heiId, name }) => [heiId, name ?? '']);
  return [...names, api ?? '', `${method} ${pathAndQuery}`, status, reason].join('\n');
}
