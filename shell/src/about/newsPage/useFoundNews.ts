import { wordFinder } from '../help/articles/findArticles.ts';
import type { OpenNews } from '../news/openNews.ts';
import { useNews } from '../news/useNews.ts';

/** What is new that has every word of a text, in either language. */
export function useFoundNews(text: string): readonly OpenNews[] {
  const { news } = useNews(text !== '');
  const has = wordFinder(text);
  return news.filter(({ entry: { title, text: said } }) =>
    has([...Object.values(title), ...Object.values(said)].join(' ')),
  );
}
