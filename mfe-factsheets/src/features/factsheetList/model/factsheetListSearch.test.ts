import { factsheetListSearch } from './factsheetListSearch.ts';

describe('factsheetListSearch', () => {
  test('writes an address that it reads back unchanged', () => {
    const search = {
      search: 'graz',
      country: 380,
      institution: 52,
      inactive: 2,
      page: 3,
      pageSize: 10,
    } as const;
    const address = factsheetListSearch.format(search);
    expect(address.toString()).toBe('search=graz&country=380&institution=52&inactive=2&page=4');
    expect(factsheetListSearch.parse(address)).toEqual(search);
  });

  test('leaves the address of the whole list empty', () => {
    expect(factsheetListSearch.format(factsheetListSearch.defaults).toString()).toBe('');
  });

  test('lets one bad key fall back alone', () => {
    const address = new URLSearchParams('country=Italy&institution=52&page=-1');
    expect(factsheetListSearch.parse(address)).toEqual({
      ...factsheetListSearch.defaults,
      institution: 52,
    });
  });
});
