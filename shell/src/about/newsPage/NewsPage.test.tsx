import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { buildDescription, buildRegistry, buildRelease } from '../../testing/builders.ts';
import en from '../../locales/en.json';
import { NewsMark } from '../news/NewsMark.tsx';
import { NewsPage } from './NewsPage.tsx';
import { NewsSourcesContext, newsSourcesOf } from '../news/newsSources.ts';

const entry = (id: string, date: string, route: string) => ({
  id,
  date,
  route,
  title: { en: `Title of ${id}`, el: `Τίτλος ${id}` },
  text: { en: `Text of ${id}`, el: `Κείμενο ${id}` },
});
const route = (id: string, permission: 'iia_list' | 'application_settings') => ({
  id,
  path: `/${id}`,
  title: { en: `Page ${id}`, el: id },
  permission: [permission],
});
const NEWS = [entry('list', '2026-11-29', 'sampleList'), entry('settings', '2026-11-26', 'settings')];
const release = buildRelease({
  description: buildDescription({
    routes: [route('sampleList', 'iia_list'), route('settings', 'application_settings')],
  }),
  files: {
    'entry.js': { size: 1, integrity: 'sha384-entry' },
    'news.json': { size: 1, integrity: 'sha384-news' },
  },
  news: { file: 'news.json', latest: { sampleList: '2026-11-29', settings: '2026-11-26' } },
});
const SOURCES = newsSourcesOf(buildRegistry(release));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-30T08:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const FILE = 'GET /m/mfe-sample/1.0.0-abc/news.json';

function show(role: Role, ...answers: ReadonlyArray<{ readonly status: number }>) {
  const waiting = [...answers];
  fakeApi({ [FILE]: () => waiting.shift() ?? { body: NEWS } });
  return renderInPortal(
    <SignedIn role={role}>
      <NewsSourcesContext value={SOURCES}>
        <footer>
          <NewsMark />
        </footer>
        <NewsPage />
      </NewsSourcesContext>
    </SignedIn>,
    { messages: { shell: en } },
  );
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('<NewsPage>', () => {
  test('tells what is new of the pages that the reader may open, the newest first, and leads to them', async () => {
    show('Faculty');
    await screen.findByRole('heading', { name: 'Title of list' });
    expect(titles()[0]).toBe('Title of list');
    expect(titles()).not.toContain('Title of settings');
    expect(titles()).toContain('Help and a tour');
    expect(screen.getByRole('link', { name: 'Open this page: Page sampleList' })).toBeVisible();
    expect(SOURCES).toMatchObject([{ integrity: 'sha384-news' }]);
  });

  test('takes the mark at the links away once it was read, and still says what was new', async () => {
    show('Faculty');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('New')).toBeVisible();
    const article = await screen.findByRole('article', { name: 'Title of list' });
    await waitFor(() => expect(footer.queryByText('New')).toBeNull());
    expect(within(article).getByText('New')).toBeVisible();
  });

  test('says when a part could not be read, and reads it again', async () => {
    const { user } = show('Faculty', { status: 500 });
    const failure = await screen.findByRole('alert');
    expect(within(screen.getByRole('contentinfo')).getByText('New')).toBeVisible();
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Title of list' })).toBeVisible();
  });

  test('marks nothing for an account without a role', () => {
    show('No Rights');
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });
});
