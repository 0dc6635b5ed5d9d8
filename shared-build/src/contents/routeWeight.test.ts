import { routeGzip } from './routeWeight.ts';

const RELEASE = {
  entry: 'entry.js',
  preload: { list: ['module.js'], view: ['module.js'] },
  locales: { en: ['en.js'], el: ['el.js'] },
};
const VIEW = { code: ['shared.js', 'view.js'], texts: { en: ['view-en.js'], el: ['view-el.js'] } };
const GZIP = {
  'entry.js': 1000,
  'module.js': 200,
  'shared.js': 50,
  'view.js': 300,
  'en.js': 30,
  'el.js': 40,
  'view-en.js': 9,
  'view-el.js': 7,
  'later.js': 100_000,
};

describe('routeGzip', () => {
  test('counts entry, module and the larger language for a page that comes with the module', () => {
    expect(routeGzip(RELEASE, GZIP, 'list')).toBe(1240);
  });

  test('counts code and texts of a page that loads on its own, each once, and nothing that comes later', () => {
    const twice = { ...VIEW, code: ['module.js', ...VIEW.code] };
    expect(routeGzip(RELEASE, GZIP, 'view', twice)).toBe(1000 + 200 + 50 + 300 + 40 + 7);
  });
});
