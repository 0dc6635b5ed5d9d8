import { useCallback, type ComponentProps, type ReactNode } from 'react';
import type { ListPage as Rows, UseQueryResult } from 'shared-client';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import { LoadingState } from 'shared-ui/core';
import { ListFailure, ListFoot, ListLayout, useLastPage, type PageSize } from 'shared-ui/list';
import { SimilarNotice, type Searched } from './SimilarNotice.tsx';
import { ListFollower } from '../follow/ListFollower.tsx';

/** What a list has to know of the query that reads it; a page that filters by itself gives its own rows as `data`. */
type ListState<Row> = Pick<
  UseQueryResult<Rows<Row>>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData'
> & { readonly refetch: () => Promise<unknown> };

type ListPageProps<Row> = {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  /** Filter fields, in their order; absent for a list that has none. */
  readonly filters?: ReactNode;
  /** The filters lie behind their button wherever there is room: for a list of few rows. */
  readonly isFilterBehind?: boolean;
  readonly activeFilterCount?: number;
  readonly onClearFilters?: () => void;
  /** What the list reads from its address: the rest is named above it. */
  readonly address?: ComponentProps<typeof ListLayout>['address'];
  /** What the list is searched for: it says so where nothing has these words, and what is listed is like them. */
  readonly searched?: Searched | undefined;
  /** The page of the list that the address names, with the total of all. */
  readonly list: ListState<Row>;
  /** Sets whose changes are followed while the list is open, and what is read anew then; absent where something else follows them. */
  readonly follows?: { readonly sets: readonly SetName[]; readonly queryKey: readonly unknown[] } | undefined;
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: PageSize;
  /** Goes to another page, or to pages of another size; `replace` where the address named one beyond the end. */
  readonly onPage: (
    change: { readonly page: number } | { readonly pageSize: PageSize },
    history?: 'replace',
  ) => void;
  /** Tells pagers apart: another one forgets a page that was asked for and is not shown. */
  readonly pagerKey?: string;
  /** What could not be loaded, as in `The agreements could not be loaded`. */
  readonly failedTitle: string;
  /** Says how many records there are in all. */
  readonly totalText: (total: number) => string;
  /** What the screen shows above filters and list, over their whole width. */
  readonly before?: ReactNode;
  /** What the screen shows below the list. */
  readonly after?: ReactNode;
  /** Name of the list where it is one part of the page. */
  readonly listTitle?: string | undefined;
  /** What has to be known before the list. */
  readonly notices?: ReactNode;
  /** Draws the rows; `isBusy` while they are those of the page or filter before. */
  readonly children: (rows: readonly Row[], isBusy: boolean) => ReactNode;
};

/** A page of a list: while it loads, when it fails, its rows, their number, and the way to the other pages. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { list, page, pageSize, onPage, searched } = props;
  const total = list.data?.total;
  const goTo = useCallback((next: number) => onPage({ page: next }), [onPage]);
  const goToLast = useCallback((last: number) => onPage({ page: last }, 'replace'), [onPage]);
  useLastPage(page, list.isPlaceholderData ? undefined : total, pageSize, goToLast);

  return (
    <ListLayout
      title={props.title}
      description={props.description}
      actions={props.actions}
      filters={props.filters}
      isFilterBehind={props.isFilterBehind ?? false}
      {...(props.activeFilterCount !== undefined && { activeFilterCount: props.activeFilterCount })}
      {...(props.onClearFilters && { onClearFilters: props.onClearFilters })}
      address={props.address}
      isFetching={list.isFetching && !list.isPending}
      before={props.before}
      listTitle={props.listTitle}
    >
      {props.follows && <ListFollower {...props.follows} />}
      {props.notices}
      {list.isPending && <LoadingState />}
      {list.error && (
        <ListFailure
          title={props.failedTitle}
          error={list.error}
          hasRows={total !== undefined}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && (
        <>
          {searched !== undefined &&
            searched.text.trim() !== '' &&
            total !== 0 &&
            !list.isPlaceholderData && <SimilarNotice {...searched} />}
          {props.children(list.data.value, list.isPlaceholderData)}
          <ListFoot
            total={list.data.total}
            text={props.totalText(list.data.total)}
            page={page}
            pageSize={pageSize}
            onPage={goTo}
            onPageSize={(size) => onPage({ pageSize: size })}
            pagerKey={props.pagerKey}
          />
        </>
      )}
      {props.after}
    </ListLayout>
  );
}
