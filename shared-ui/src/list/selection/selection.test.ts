import { choose, NOTHING_CHOSEN, underFilters, withIds } from './selection.ts';

const PAGE = [11, 12, 13, 14, 15];
const idsOf = ({ ids }: { readonly ids: ReadonlySet<number> }) => [...ids].toSorted((a, b) => a - b);
const one = choose(NOTHING_CHOSEN, 12, { isOn: true, range: null });

test('a range goes from the one chosen before to this one, either way, and lets go as it chooses', () => {
  const range = choose(one, 14, { isOn: true, range: PAGE });
  expect(idsOf(range)).toEqual([12, 13, 14]);
  expect(idsOf(choose(range, 13, { isOn: false, range: PAGE }))).toEqual([12]);
  expect(idsOf(choose(one, 11, { isOn: true, range: PAGE }))).toEqual([11, 12]);
});

test('a range that begins on another page is the one record', () => {
  const elsewhere = choose(NOTHING_CHOSEN, 99, { isOn: true, range: null });
  expect(idsOf(choose(elsewhere, 13, { isOn: true, range: PAGE }))).toEqual([13, 99]);
  expect(idsOf(choose(NOTHING_CHOSEN, 13, { isOn: true, range: PAGE }))).toEqual([13]);
});

test('other filters let go of what was chosen and say how much that was; the same ones do not', () => {
  const chosen = withIds({ ...one, filters: 'status=1' }, [13], true);
  expect(underFilters(chosen, 'status=1')).toBe(chosen);
  expect(underFilters(chosen, '')).toMatchObject({ cleared: 2, ids: new Set(), filters: '' });
});
