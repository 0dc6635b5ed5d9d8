import { pressId } from './presses.ts';

describe('pressId', () => {
  test.each([
    [undefined, undefined],
    [
      { id: 1, rows: [{ a: null }] },
      { id: 1, rows: [{ a: null }] },
    ],
    [{ at: new Date(0) }, { at: new Date(0) }],
    [structuredClone({ id: 1 }), { id: 1 }],
  ])('is equal for equal variables %#', (one, other) => {
    expect(pressId(one)).toBe(pressId(other));
  });

  test.each([
    [{ id: 1 }, { id: 2 }],
    [{ rows: [1, 2] }, { rows: [2, 1] }],
    [() => 1, () => 1],
    [{ file: new Blob(['a']) }, { file: new Blob(['b']) }],
    [1n, 2n],
  ])('differs for different variables %#', (one, other) => {
    expect(pressId(one)).not.toBe(pressId(other));
  });

  test('is equal for the same function and the same file', () => {
    const file = new Blob(['a']);
    const send = () => 1;
    expect(pressId({ file, send })).toBe(pressId({ file, send }));
  });
});
