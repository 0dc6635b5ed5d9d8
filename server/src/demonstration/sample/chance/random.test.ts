import { createRandom, weightedChoice } from './random.ts';

const take = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 20 }, () => random.integer(0, 1000));
};

describe('createRandom', () => {
  test('repeats itself for the same seed and not for another', () => {
    expect(take('a')).toEqual(take('a'));
    expect(take('a')).not.toEqual(take('b'));
  });

  test('gives whole numbers within both limits, and both of them', () => {
    const random = createRandom('limits');
    const numbers = new Set(Array.from({ length: 500 }, () => random.integer(3, 6)));
    expect([...numbers].toSorted()).toEqual([3, 4, 5, 6]);
  });

  test('refuses to pick from nothing', () => {
    expect(() => createRandom('x').pick([])).toThrow('nothing to pick');
  });
});

describe('weightedChoice', () => {
  test('keeps to the weights and never chooses a weight of zero', () => {
    const random = createRandom('weights');
    const choose = weightedChoice([
      ['rare', 1],
      ['never', 0],
      ['often', 9],
    ]);
    const chosen = Array.from({ length: 5000 }, () => choose(random));
    const share = chosen.filter((item) => item === 'rare').length / chosen.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
    expect(chosen).not.toContain('never');
  });
});
