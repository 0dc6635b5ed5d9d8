import { agreementListSearch } from '../../../lib/agreementList/agreementListSearch.ts';
import { rowsOfIds, rowsOfSearch } from '../../../lib/mobilityRows/rowsAddress.ts';
import { readGridAsked } from './gridAsked.ts';

const asked = (address: string) => readGridAsked(new URL(address, 'http://localhost').searchParams);

test('an address names agreements by their ids, each once; what is no id is read over', () => {
  expect(asked(rowsOfIds([3, 1, 20]))).toEqual({ ids: [3, 1, 20] });
  expect(asked('/iia/rows?ids=3,x,-1,3,1e5,9999999999,0,4')).toEqual({ ids: [3, 4] });
  expect(asked('/iia/rows?ids=')).toEqual({ ids: [] });
});

test('or as the list does, whichever page and order it shows', () => {
  const search = { ...agreementListSearch.defaults, status: 1, country: 40, page: 3, sort: '-id' } as const;
  expect(rowsOfSearch(search)).toBe('/iia/rows?country=40&status=1');
  expect(rowsOfSearch(agreementListSearch.defaults)).toBe('/iia/rows');
  expect(asked(rowsOfSearch(search))).toEqual({
    search: { ...search, page: 0, sort: agreementListSearch.defaults.sort },
  });
});
