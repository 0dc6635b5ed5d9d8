import { forEachTag, languageOfTag, LANGUAGES, otherLanguages, parseLanguage } from './language.ts';

describe('languageOfTag', () => {
  test.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['el', 'gr'],
    ['EL-gr', 'gr'],
    ['gr', 'gr'],
    ['de', undefined],
    ['english', undefined],
    ['*', undefined],
    ['', undefined],
  ])('reads %j as %j', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });
});

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

test('every language can be left for each of the others', () => {
  for (const language of LANGUAGES) {
    expect(otherLanguages(language)).toHaveLength(LANGUAGES.length - 1);
    expect(otherLanguages(language)).not.toContain(language);
  }
});

test('what is made for each language stands under its tag', () => {
  expect(forEachTag((tag) => `${tag}.json`)).toEqual({ en: 'en.json', el: 'el.json' });
});
