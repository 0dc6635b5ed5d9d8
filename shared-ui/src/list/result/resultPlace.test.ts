import { atPlace, neighbourhoodOf, neighboursOf, readResultPlace } from './resultPlace.ts';

const LIST = '/?status=2';
const at = (index: number) => ({ list: LIST, index });

describe('resultPlace', () => {
  test('is read from the state that a link brought', () => {
    expect(readResultPlace(atPlace(at(3)))).toEqual(at(3));
  });

  test.each([
    null,
    undefined,
    'text',
    {},
    { resultPlace: null },
    atPlace({ list: 'https://elsewhere.example/', index: 0 }),
    atPlace({ list: '//elsewhere.example/', index: 0 }),
    { resultPlace: { list: LIST, index: '1' } },
  ])('is none in %j', (state) => {
    expect(readResultPlace(state)).toBeUndefined();
  });

  test('asks for a record and its neighbours, of the first for no more than there is', () => {
    expect([0, 1, 7].map((index) => neighbourhoodOf(at(index)))).toEqual([
      { skip: 0, top: 2 },
      { skip: 0, top: 3 },
      { skip: 6, top: 3 },
    ]);
  });

  test('finds what stands before and after, with their own places', () => {
    expect(neighboursOf([{ id: 5 }, { id: 9 }, { id: 4 }], 9, at(7))).toEqual({
      index: 7,
      previous: { id: 5, place: at(6) },
      next: { id: 4, place: at(8) },
    });
    expect(neighboursOf([{ id: 5 }, { id: 9 }], 5, at(0))).toMatchObject({ index: 0, previous: undefined });
  });

  test('follows a record that has moved by one, and knows none that is gone', () => {
    expect(neighboursOf([{ id: 9 }, { id: 4 }, { id: 3 }], 9, at(7))).toMatchObject({ index: 6 });
    expect(neighboursOf([{ id: 1 }], 9, at(7))).toBeUndefined();
  });
});
