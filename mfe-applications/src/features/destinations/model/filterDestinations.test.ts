import { canStillStart } from 'shared-contracts/places/fittingRow.ts';
import { buildDestination, buildRow } from '../../../lib/destinations/testing/buildDestination.ts';
import { destinationSearch, type DestinationSearch } from './destinationSearch.ts';
import { filterDestinations } from './filterDestinations.ts';

const FACTS = { year: 2026, today: '2026-11-27', cycle: 6, kept: new Set([20]) };

function isFound(
  change: Partial<DestinationSearch>,
  destination = buildDestination(),
  facts = FACTS,
): boolean {
  return filterDestinations([destination], { ...destinationSearch.defaults, ...change }, facts).length > 0;
}

describe('filterDestinations', () => {
  test.each<[Partial<DestinationSearch>, boolean]>([
    [{}, true],
    [{ country: 250 }, true],
    [{ country: 276 }, false],
    [{ text: 'LILLE' }, true],
    [{ text: 'γαλλια' }, true],
    [{ text: 'f lille103' }, true],
    [{ text: 'lille france' }, true],
    [{ text: 'lille spain' }, false],
    [{ language: 2 }, true],
    [{ language: 3 }, false],
    [{ language: 2, level: 'A2' }, false],
    [{ language: 2, level: 'B1' }, true],
    [{ level: 'C1' }, true],
    [{ asked: 'B1' }, true],
    [{ asked: 'B2' }, false],
    [{ stay: 'semester' }, true],
    [{ stay: 'year' }, false],
    [{ field: 61 }, true],
    [{ field: 62 }, false],
    [{ blended: 'yes' }, false],
    [{ free: 'yes' }, true],
    [{ kept: 'yes' }, true],
    [{ start: 'spring' }, true],
    [{ start: 'winter' }, false],
  ])('by %j finds it: %p', (change, expected) => {
    expect(isFound(change)).toBe(expected);
  });

  test('asks all of one row, not each of another', () => {
    const rows = [buildRow({ languages: [{ id: 3, level: 'B2' }] }), buildRow({ blended: true })];
    const destination = buildDestination({ rows });
    expect(isFound({ language: 3 }, destination)).toBe(true);
    expect(isFound({ blended: 'yes' }, destination)).toBe(true);
    expect(isFound({ language: 3, blended: 'yes' }, destination)).toBe(false);
  });

  test('takes what an agreement does not say for possible', () => {
    const rows = [buildRow({ cycles: [], months: null, languages: [{ id: 2, level: null }] })];
    const destination = buildDestination({ rows, isFull: null, factsheet: null });
    for (const change of [
      { stay: 'year' },
      { free: 'yes' },
      { start: 'winter' },
      { language: 2, level: 'A1' },
    ] as const)
      expect(isFound(change, destination)).toBe(true);
    expect(isFound({}, destination, { ...FACTS, cycle: 8 })).toBe(true);
  });

  test('leaves out other study cycles, full ones where places are wanted, and what is not kept', () => {
    expect(isFound({}, buildDestination(), { ...FACTS, cycle: 7 })).toBe(false);
    expect(isFound({ free: 'yes' }, buildDestination({ isFull: true }))).toBe(false);
    expect(isFound({}, buildDestination({ isFull: true }))).toBe(true);
    expect(isFound({ kept: 'yes' }, buildDestination({ id: 21 }))).toBe(false);
  });
});

test('a deadline can be met on its day, and not after it', () => {
  const { factsheet } = buildDestination();
  for (const [today, expected] of [
    ['2026-12-15', true],
    ['2026-12-16', false],
  ] as const)
    expect(canStillStart(factsheet?.nominations, 'springTerm', { year: 2026, today })).toBe(expected);
});
