import { campaignAddress, readCampaignSearch } from './campaignSearch.ts';
import { stageListAddress } from './stageList.ts';

const TODAY = new Date('2026-11-28T12:00:00Z');
const read = (text: string) => readCampaignSearch(new URLSearchParams(text), TODAY);

test.each([
  ['', { year: 2027, shown: null }],
  ['year=2028&show=differing', { year: 2028, shown: 'differing' }],
  ['year=1999&show=nothing', { year: 2027, shown: null }],
  ['year=20271', { year: 2027, shown: null }],
  ['year=-2027', { year: 2027, shown: null }],
] as const)('reads %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('writes what it reads', () => {
  const search = { year: 2028, shown: 'complete' } as const;
  expect(read(campaignAddress(search).split('?')[1] ?? '')).toEqual(search);
  expect(campaignAddress({ year: 2028, shown: null })).toBe('/iia/campaign?year=2028');
});

test('a number leads to the list of just these agreements', () => {
  expect(stageListAddress(2027, 'submit')).toBe('/?active=no&startYear=2027&stage=submit');
  expect(stageListAddress(2027, null)).toBe('/?active=no&startYear=2027');
});
