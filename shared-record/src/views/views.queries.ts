import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { ListViews, ViewList } from 'shared-contracts/views/listViews.ts';
import { readViews } from 'shared-contracts/views/viewCalls.ts';
import { queryOptions, type SendCall, useCall, useMutation, useQueryClient } from 'shared-client';
import { useLanguage } from 'shared-ui/core';

const VIEWS_FRESH_MS = 60_000;

/** The views that somebody has of a list, and how it begins for them. - tag: of people's names */
export function viewsQuery(call: SendCall, list: ViewList, tag: LanguageTag) {
  return queryOptions({
    queryKey: ['views', list, tag],
    queryFn: ({ signal }) => call(readViews, { params: { list }, signal }),
    staleTime: VIEWS_FRESH_MS,
    // The list is there without them: nobody waits for a second try.
    retry: false,
  });
}

/** Changes the views of a list; each change answers with all of them, and one that was refused reads them again. */
export function useViewChange(list: ViewList) {
  const call = useCall();
  const cache = useQueryClient();
  const { tag } = useLanguage();
  const { queryKey } = viewsQuery(call, list, tag);
  return useMutation({
    mutationFn: (change: (call: SendCall) => Promise<ListViews>) => change(call),
    onSuccess: (views) => cache.setQueryData(queryKey, views),
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}
