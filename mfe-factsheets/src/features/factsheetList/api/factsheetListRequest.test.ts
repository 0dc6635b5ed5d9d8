import { factsheetListRow } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';
import { toFactsheetListRequest } from './factsheetListRequest.ts';

describe('toFactsheetListRequest', () => {
  test.each([
    [{ search: '', country: null, institution: null }, 'institution/isLocal eq false'],
    [
      { search: ' ', country: 380, institution: null },
      '(institution/isLocal eq false and institution/country eq 380)',
    ],
    [
      { search: '', country: 380, institution: 52 },
      '(institution/isLocal eq false and institution/country eq 380 and institution/id eq 52)',
    ],
  ])('asks for partner factsheets with %j', (filters, expected) => {
    expect(toFactsheetListRequest({ ...filters, page: 0, pageSize: 10 }).filter).toBe(expected);
  });

  test('searches for what is typed, whatever the filters', () => {
    const search = { search: ' graz  uni', country: null, institution: null, page: 0, pageSize: 10 } as const;
    expect(toFactsheetListRequest(search)).toMatchObject({
      filter: 'institution/isLocal eq false',
      search: 'graz  uni',
    });
  });

  test.each([
    [10, 30],
    [50, 150],
  ] as const)('skips the pages before, %i rows each', (pageSize, skip) => {
    const search = { search: '', country: null, institution: null, page: 3, pageSize };
    expect(toFactsheetListRequest(search)).toMatchObject({ top: pageSize, skip });
  });

  test('selects no more than the table shows', () => {
    expect(factsheetListRow.select).toEqual([
      'institution/erasmusCode',
      'institution/name',
      'institution/nameGR',
      'id',
    ]);
  });
});
