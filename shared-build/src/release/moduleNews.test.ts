import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { registeredRelease } from 'shared-contracts/releases/registeredRelease.ts';
import { buildDescription, buildRelease } from '../../test/support/buildRelease.ts';
import { readModuleNews } from './moduleNews.ts';

const NEWEST = {
  id: 'two-ways',
  date: '2026-11-28',
  route: 'sampleList',
  title: { en: 'Two ways', el: 'Δύο τρόποι' },
  text: { en: 'There are two.', el: 'Υπάρχουν δύο.' },
};
const { route: _route, ...FOR_ALL } = { ...NEWEST, id: 'one-way', date: '2026-11-20' };

async function read(news?: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'news-'));
  if (news !== undefined) await writeFile(join(folder, 'news.json'), JSON.stringify(news));
  return readModuleNews(folder, buildDescription());
}

describe('readModuleNews', () => {
  test('gives what the module tells, and nothing where it tells nothing', async () => {
    expect(await read([NEWEST, FOR_ALL])).toEqual([NEWEST, FOR_ALL]);
    expect(await read()).toEqual([]);
  });

  test.each([
    ['a text in one language', [{ ...NEWEST, text: { en: 'There are two.' } }], /0\/text/],
    ['a day that there is not', [{ ...NEWEST, date: '2026-02-30' }], /0\/date/],
    ['a member that nobody knows', [{ ...NEWEST, roles: ['IRO'] }], /0: Invalid input/],
    ['a page of another module', [{ ...NEWEST, route: 'overview' }], /there is no page overview/],
    ['an id twice', [NEWEST, NEWEST], /two-ways: the id is given twice/],
    ['an older one above', [FOR_ALL, NEWEST], /two-ways: stands below an older one/],
  ])('refuses %s', async (_what, news, fault) => {
    await expect(read(news)).rejects.toThrow(fault);
  });
});

describe('a release', () => {
  test('has its news in a file, of which the registry knows hash and days, by the pages they are about', () => {
    const { files, release } = buildRelease({ news: [NEWEST, FOR_ALL] });

    expect(JSON.parse(String(files.get('news.json')))).toEqual([NEWEST, FOR_ALL]);
    const { news, files: known } = registeredRelease(release);
    expect(news).toEqual({ file: 'news.json', latest: { sampleList: '2026-11-28', '': '2026-11-20' } });
    expect(known['news.json']).toEqual(release.files['news.json']);
  });

  test('is another one when its news are others, and has none of a module that tells none', () => {
    const [none, some] = [buildRelease(), buildRelease({ news: [NEWEST] })];

    expect(some.release.release).not.toBe(none.release.release);
    expect(none.release).not.toHaveProperty('news');
    expect(none.files.has('news.json')).toBe(false);
  });
});
