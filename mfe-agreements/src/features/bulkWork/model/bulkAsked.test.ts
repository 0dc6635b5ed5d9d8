import { MOST_BULK_AGREEMENTS } from 'shared-contracts/bulk/bulkJobs.ts';
import { readBulkAsked } from './bulkAsked.ts';

const search = new URLSearchParams('work=renew');

test('reads the work of the address and the agreements of the history, each once', () => {
  expect(readBulkAsked(search, { agreements: [3, 1, 3] })).toEqual({ work: 'renew', agreements: [3, 1] });
});

test.each([
  ['no work', new URLSearchParams(), { agreements: [1] }],
  ['work that is none', new URLSearchParams('work=delete'), { agreements: [1] }],
  ['no agreements', search, null],
  ['an empty choice', search, { agreements: [] }],
  ['what is no list', search, { agreements: '1,2' }],
  ['what are no ids', search, { agreements: ['1', -1, 1.5, null] }],
])('finds nothing to be done with %s', (_name, address, state) => {
  expect(readBulkAsked(address, state)).toBeNull();
});

test('takes no more agreements than one job has', () => {
  const agreements = Array.from({ length: MOST_BULK_AGREEMENTS + 7 }, (_, index) => index + 1);
  expect(readBulkAsked(search, { agreements })?.agreements).toHaveLength(MOST_BULK_AGREEMENTS);
});
