import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type {
  ChangedView,
  ListChoices,
  ListViews,
  NewView,
  ViewList,
} from 'shared-contracts/views/listViews.ts';
import {
  changeView,
  chooseViews,
  keepView,
  readViews,
  removeView,
} from 'shared-contracts/views/viewCalls.ts';
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

/** What is done with the views of a list, by the name of its call. */
type ViewChange =
  | { readonly act: 'keep'; readonly body: NewView }
  | { readonly act: 'change'; readonly id: number; readonly body: ChangedView }
  | { readonly act: 'remove'; readonly id: number; readonly version: number }
  | { readonly act: 'choose'; readonly body: ListChoices };

/** Changes the views of a list; each change answers with all of them, and one that was refused reads them again. */
export function useViewChange(list: ViewList) {
  const call = useCall();
  const cache = useQueryClient();
  const { tag } = useLanguage();
  const { queryKey } = viewsQuery(call, list, tag);
  return useMutation({
    mutationFn: (change: ViewChange, { key }): Promise<ListViews> => {
      switch (change.act) {
        case 'keep':
          return call(keepView, { params: { list }, body: change.body, key });
        case 'change':
          return call(changeView, { params: { list, id: change.id }, body: change.body });
        case 'remove':
          return call(removeView, { params: { list, id: change.id }, query: { version: change.version } });
        case 'choose':
          return call(chooseViews, { params: { list }, body: change.body });
      }
    },
    onSuccess: (views) => cache.setQueryData(queryKey, views),
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}
