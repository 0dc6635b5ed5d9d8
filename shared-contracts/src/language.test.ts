import { parseLanguage } from './language.ts';

describe('parseLanguage', () => {
  test.each([
    ['gr', 'gr'],
    ['en', 'en'],
    ['el', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('reads %p as %s', (value, language) => {
    expect(parseLanguage(value)).toBe(language);
  });
});
