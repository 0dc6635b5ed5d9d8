import { type ReactNode, useState } from 'react';
import { useQuery, type UseQueryOptions } from 'shared-client';
import { Button, EmptyState, LoadingState, Stack } from 'shared-ui/core';
import { CountLine, ListFailure } from 'shared-ui/list';

/** How many more entries each press of the button brings. */
const PAGE_SIZE = 25;

type HistoryPage<Entry> = { value: Entry[]; total: number };

/** - shown: how many of all are shown; more: of the button that brings more */
export type HistoryTexts = {
  readonly failed: string;
  readonly empty: string;
  readonly shown: (shown: number, total: number) => string;
  readonly more: string;
};

export type HistoryListProps<Entry, Key extends readonly unknown[]> = {
  /** Asks for the newest so many entries; those that are shown stay while more of them are on their way. */
  readonly queryOf: (count: number) => UseQueryOptions<HistoryPage<Entry>, Error, HistoryPage<Entry>, Key>;
  readonly texts: HistoryTexts;
  /** Draws an entry, an item of the list. */
  readonly children: (entry: Entry) => ReactNode;
};

/** What happened to a record, the newest first. */
export function HistoryList<Entry, Key extends readonly unknown[]>({
  queryOf,
  texts,
  children,
}: HistoryListProps<Entry, Key>) {
  const [count, setCount] = useState(PAGE_SIZE);
  const history = useQuery(queryOf(count));
  const entries = history.data?.value ?? [];
  const total = history.data?.total ?? 0;

  if (history.isPending) return <LoadingState />;
  return (
    <Stack gap="L">
      {history.isError && (
        <ListFailure
          title={texts.failed}
          error={history.error}
          hasRows={history.data !== undefined}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.isSuccess && total === 0 && <EmptyState title={texts.empty} />}
      <Stack as="ol" gap="L">
        {entries.map(children)}
      </Stack>
      {total > 0 && <CountLine>{texts.shown(entries.length, total)}</CountLine>}
      {entries.length < total && (
        <div>
          <Button isBusy={history.isPlaceholderData} onClick={() => setCount(count + PAGE_SIZE)}>
            {texts.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
