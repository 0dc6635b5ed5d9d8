import { latestNews } from 'shared-contracts/releases/news.ts';
import { SHELL_NEWS } from './shellNews.ts';
import { SHELL_NEWS_LATEST } from './shellNewsLatest.ts';

test('the day that every page knows is that of the newest entry of the frame, which stands first', () => {
  expect(latestNews(SHELL_NEWS)).toEqual({ '': SHELL_NEWS_LATEST });
  expect(SHELL_NEWS[0]?.date).toBe(SHELL_NEWS_LATEST);
});
