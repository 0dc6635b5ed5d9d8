import type { ListView, ListViews, ViewList } from 'shared-contracts/views/listViews.ts';
import { useEffect, useMemo } from 'react';
import { useCall, useQuery } from 'shared-client';
import { useLanguage, useLocation, useNavigate, useToast, useTranslation } from 'shared-ui/core';
import {
  addressOf,
  type ColumnChoice,
  type KeptDefinition,
  type KeptSearch,
  NO_VIEW,
  queryOf,
  shownColumns,
} from './keptList.ts';
import { useViewChange, viewsQuery } from './views.queries.ts';

/**
 * The views that somebody has of a list; none for whoever keeps none.
 *
 * - isSettled: they are there, or cannot be had
 * - bare: what the address has where nothing is asked for, so that a list which begins with a view can be had without it
 */
export function useListViews(list: ViewList, isKept: boolean) {
  const { tag } = useLanguage();
  const { data, isPending } = useQuery({ ...viewsQuery(useCall(), list, tag), enabled: isKept });
  const hasStart = data != null && data.start !== null;
  return {
    list,
    views: data,
    isSettled: !isKept || !isPending,
    bare: useMemo(() => (hasStart ? { view: NO_VIEW } : undefined), [hasStart]),
  };
}

type Asked<Search> = {
  readonly definition: KeptDefinition<Search & KeptSearch>;
  /** As the address has it. */
  readonly search: Search;
  readonly choice: ColumnChoice;
  readonly onColumns: (columns: readonly string[] | null) => void;
};

/**
 * Which view of a list is open, and with which columns; a list of which nothing is asked begins with the view that the person chose.
 *
 * - isReady: false while nobody knows yet with which view or columns it begins
 * - opened: the view by which it was opened; isChanged: something else is shown by now; unread: what of the view the list no longer has
 */
export function useKeptList<Search extends KeptSearch>(
  { list, views, isSettled }: ReturnType<typeof useListViews>,
  { definition, search, choice, onColumns }: Asked<Search>,
) {
  const { t } = useTranslation('shared-record');
  const toast = useToast();
  const navigate = useNavigate();
  const { search: address, pathname } = useLocation();
  const change = useViewChange(list);
  const start = address === '' ? viewOf(views, views?.start) : undefined;
  const startAddress = start && addressOf(definition, start);
  useEffect(() => {
    if (startAddress !== undefined) void navigate(`${pathname}${startAddress}`, { replace: true });
  }, [startAddress, pathname, navigate]);

  const opened = viewOf(views, search.view);
  const own = views?.columns ?? choice.standard;
  const columns = shownColumns(search.columns ?? own, choice);
  const query = queryOf(definition, search, columns);
  const openedQuery = opened && queryOf(definition, ...partsOf(definition, opened, choice, own));
  return {
    list,
    views,
    change,
    choice,
    columns,
    query,
    isReady: isSettled && start === undefined,
    opened,
    isChanged: opened !== undefined && openedQuery !== query,
    unread: opened === undefined ? [] : definition.unread(new URLSearchParams(opened.query)),
    open: (view: ListView) => void navigate(`${pathname}${addressOf(definition, view)}`),
    close: () => void navigate(`${pathname}?view=${NO_VIEW}`),
    /** Shows columns, null for the documents'. Beside a view the person's own ones stay as they are. */
    setColumns: (chosen: readonly string[] | null) => {
      onColumns(chosen);
      if (opened !== undefined) return;
      change.mutate(
        { act: 'choose', body: { columns: chosen === null ? null : [...chosen] } },
        { onError: () => toast({ kind: 'error', text: t('useKeptList.notKept') }) },
      );
    },
  };
}
export type KeptList = ReturnType<typeof useKeptList>;

function viewOf(views: ListViews | undefined, id: number | null | undefined): ListView | undefined {
  return views?.value.find((view) => view.id === id);
}

function partsOf<Search extends KeptSearch>(
  { parse }: KeptDefinition<Search>,
  { query }: ListView,
  choice: ColumnChoice,
  own: readonly string[],
): [search: Search, columns: readonly string[]] {
  const search = parse(new URLSearchParams(query));
  return [search, shownColumns(search.columns ?? own, choice)];
}
