import { inPieces } from './inPieces.ts';

async function* parts(...sizes: readonly number[]) {
  let at = 0;
  for (const size of sizes) {
    yield Uint8Array.from({ length: size }, (_, index) => at + index);
    at += size;
  }
}

async function sizesOf(...sizes: readonly number[]): Promise<readonly number[]> {
  const pieces: number[] = [];
  for await (const piece of inPieces(parts(...sizes), 4)) pieces.push(piece.length);
  return pieces;
}

describe('inPieces', () => {
  test.each([
    [[], []],
    [[0, 0], []],
    [[3], [3]],
    [[4], [4]],
    [
      [1, 1, 1, 1, 1],
      [4, 1],
    ],
    [
      [9, 3],
      [4, 4, 4],
    ],
  ])('cuts and joins parts of %j bytes to %j', async (given, expected) => {
    expect(await sizesOf(...given)).toEqual(expected);
  });

  test('keeps the order of the bytes', async () => {
    const bytes: number[] = [];
    for await (const piece of inPieces(parts(3, 5, 2), 4)) bytes.push(...piece);
    expect(bytes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
