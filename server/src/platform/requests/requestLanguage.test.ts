import { requestLanguage } from './requestLanguage.ts';

describe('requestLanguage', () => {
  test.each([
    [undefined, 'en'],
    ['el', 'el'],
    ['gr', 'el'],
    ['el-GR,el;q=0.9,en;q=0.8', 'el'],
    ['en-GB,en;q=0.9,el;q=0.8', 'en'],
    ['de,fr;q=0.5', 'en'],
    ['en;q=0.3, el;q=0.9', 'el'],
    ['el;q=', 'el'],
    [',;;,', 'en'],
  ])('answers %p in %s', (header, language) => {
    expect(requestLanguage({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(
      language,
    );
  });
});
