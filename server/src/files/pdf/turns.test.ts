import { type Turn, turns } from './turns.ts';

function lineOf(...pieces: readonly string[]) {
  const line = turns<string>();
  for (const piece of pieces) line.add(piece.charAt(0), piece);
  return line;
}

describe('turns', () => {
  test('are taken by one person after the other, however much each has', () => {
    const line = lineOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2');
    const taken: string[] = [];
    for (let turn = line.begin(); turn !== undefined; turn = line.begin()) {
      taken.push(turn.piece);
      turn.done();
    }
    expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('are one at a time for each', () => {
    const line = lineOf('a1', 'a2', 'b1');
    const [first, second, third] = [line.begin(), line.begin(), line.begin()];
    expect([first?.piece, second?.piece, third]).toEqual(['a1', 'b1', undefined]);
    second?.done();
    expect(line.begin()).toBeUndefined();
    first?.done();
    expect(line.begin()?.piece).toBe('a2');
  });

  test('let somebody who comes later go before the second piece of those who are there', () => {
    const line = lineOf('a1', 'a2', 'b1', 'b2');
    const running = [line.begin(), line.begin()];
    line.add('c', 'c1');
    running[0]?.done();
    expect(line.begin()?.piece).toBe('c1');
    running[1]?.done();
    expect([line.begin()?.piece, line.begin()?.piece]).toEqual(['a2', 'b2']);
  });

  test('leave nothing behind of who has gone', () => {
    const line = lineOf('a1');
    const turn = line.begin() as Turn<string>;
    turn.done();
    expect(line.begin()).toBeUndefined();
    line.add('a', 'a2');
    expect(line.begin()?.piece).toBe('a2');
  });
});
