import { useSession } from 'shared-auth';
import { useQueries } from 'shared-client';
import { SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import { publishedNewsSchema } from 'shared-contracts/releases/news.ts';
import { newestFirst, openNews } from './openNews.ts';
import { type NewsSource, useNewsSources } from './newsSources.ts';
import { SHELL_NEWS } from './shellNews.ts';

/**
 * What is new for whoever is signed in, from the releases in force.
 *
 * - isWanted: nothing is fetched while it is not
 */
export function useNews(isWanted = true) {
  const { permissions } = useSession();
  const sources = useNewsSources();
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['news', source.url],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchNews(source, signal),
      // A release never changes.
      staleTime: Infinity,
      enabled: isWanted,
    })),
  });
  const news = newestFirst([
    ...openNews(SHELL_NAME, SHELL_NEWS, [], permissions),
    ...sources.flatMap(({ id, routes }, place) =>
      openNews(id, answers[place]?.data ?? [], routes, permissions),
    ),
  ]);
  return {
    news,
    isLoading: answers.some(({ isLoading }) => isLoading),
    hasFailed: answers.some(({ isError }) => isError),
    tryAgain: () => answers.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

async function fetchNews({ url, integrity }: NewsSource, signal: AbortSignal) {
  const answer = await fetch(url, { integrity, signal });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return publishedNewsSchema.parse(await answer.json());
}
