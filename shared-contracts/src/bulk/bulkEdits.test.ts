import { bulkEditSchema, changedPlaces, isEditOf } from './bulkEdits.ts';

const places = { how: 'plus', amount: 2 } as const;

test.each([
  ['plus', 2, 3, 5],
  ['plus', -2, 3, 1],
  ['times', 1.5, 3, 5],
  ['times', 0.5, 3, 2],
  ['to', 4, 3, 4],
] as const)('places %s %d: of %d become %d', (how, amount, before, after) => {
  expect(changedPlaces(before, { how, amount })).toBe(after);
});

test.each([
  ['half a place more', { how: 'plus', amount: 0.5 }],
  ['no places at all', { how: 'to', amount: 0 }],
  ['times nothing', { how: 'times', amount: 0 }],
  ['more than a row can have', { how: 'to', amount: 10_001 }],
  ['a kind of row that is none', { ...places, list: 'others' }],
  ['a cycle that is none', { ...places, studyCycle: '4th' }],
  ['a field that is no code', { ...places, field: 'Law' }],
])('an edit is refused with %s', (_name, edit) => {
  expect(bulkEditSchema.safeParse({ places: edit }).success).toBe(false);
});

test('each work has an edit of its own, and other work has none', () => {
  expect(isEditOf('changeYears', { endYear: 2028 })).toBe(true);
  expect(isEditOf('changeYears', {})).toBe(false);
  expect(isEditOf('changeYears', { endYear: 2028, places })).toBe(false);
  expect(isEditOf('changePlaces', { places })).toBe(true);
  expect(isEditOf('changePlaces', undefined)).toBe(false);
  expect(isEditOf('submit', undefined)).toBe(true);
  expect(isEditOf('submit', { endYear: 2028 })).toBe(false);
});
