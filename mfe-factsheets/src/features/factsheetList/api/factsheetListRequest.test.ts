import { factsheetListRow } from 'shared-contracts/entities/factsheetListRow.ts';
import { toFactsheetListRequest } from './factsheetListRequest.ts';

describe('toFactsheetListRequest', () => {
  test.each([
    [{ country: null, institution: null }, 'institution/isLocal eq false'],
    [{ country: 380, institution: null }, '(institution/isLocal eq false and institution/country eq 380)'],
    [
      { country: 380, institution: 52 },
      '(institution/isLocal eq false and institution/country eq 380 and institution/id eq 52)',
    ],
  ])('asks for partner factsheets with %j', (filters, expected) => {
    expect(toFactsheetListRequest({ ...filters, page: 0 }).filter).toBe(expected);
  });

  test('skips the pages before, ten rows each', () => {
    expect(toFactsheetListRequest({ country: null, institution: null, page: 3 })).toMatchObject({
      top: 10,
      skip: 30,
    });
  });

  test('selects no more than the table shows', () => {
    expect(factsheetListRow.select).toEqual(['institution/erasmusCode', 'institution/name', 'id']);
  });
});
