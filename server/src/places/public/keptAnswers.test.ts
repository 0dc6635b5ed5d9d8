import { keptAnswers } from './keptAnswers.ts';
import type { PublicPlaces } from './readPublicPlaces.ts';

const PLACES: PublicPlaces = {
  year: 2026,
  home: { name: 'Sample University', nameGR: null },
  departments: [],
  destinations: [],
  languages: [],
  fields: [],
};

describe('keptAnswers', () => {
  test('writes one answer for one question, and a new one of a new reading', () => {
    const kept = keptAnswers();
    const write = jest.fn(() => ({ body: 'answer' }));
    const first = kept(PLACES, 'a', write);
    expect(kept(PLACES, 'a', write)).toBe(first);
    expect(write).toHaveBeenCalledTimes(1);
    expect(kept({ ...PLACES }, 'a', write).etag).toBe(first.etag);
    expect(write).toHaveBeenCalledTimes(2);
  });

  test('lets go of what was not asked for longest when there is too much', () => {
    const kept = keptAnswers(10);
    const write = jest.fn(() => ({ body: 'four' }));
    for (const key of ['a', 'b', 'a', 'c']) kept(PLACES, key, write);
    expect(write).toHaveBeenCalledTimes(3);
    kept(PLACES, 'a', write);
    expect(write).toHaveBeenCalledTimes(3);
    kept(PLACES, 'b', write);
    expect(write).toHaveBeenCalledTimes(4);
  });
});
