import { neighbourOf } from './neighbourOf.ts';

const rows = [{ id: 3 }, { id: 8 }, { id: 9 }];

describe('neighbourOf', () => {
  test.each([
    [3, 8],
    [8, 9],
    [9, 8],
  ])('goes from %i to %i', (id, neighbour) => {
    expect(neighbourOf(rows, id)).toBe(neighbour);
  });

  test('finds none for the only row', () => {
    expect(neighbourOf([{ id: 3 }], 3)).toBeNull();
  });
});
