import { browserDraw, drawnNumber } from './releaseDraw.ts';

const BROWSERS = Array.from({ length: 10_000 }, (_, index) => index.toString(16).padStart(16, '0'));

/** How many of the browsers are drawn for a release. */
const drawn = (percent: number, module = 'mfe-sample', release = '1.0.0-abc') =>
  BROWSERS.filter((draw) => drawnNumber(draw, module, release) < percent);
/** Share of those drawn for one release that are drawn for another as well, in percent. */
const shared = (one: readonly string[], other: readonly string[]) =>
  (one.filter((draw) => other.includes(draw)).length / one.length) * 100;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the number of a browser', () => {
  // Four standard deviations of 10,000 draws; ids that only count up are the hardest to spread.
  test.each([1, 5, 10, 25, 50, 99])('draws %i of a hundred', (percent) => {
    const deviation = Math.sqrt(percent * (100 - percent)) / 100;
    expect(Math.abs((drawn(percent).length / BROWSERS.length) * 100 - percent)).toBeLessThan(4 * deviation);
  });

  test('keeps those who were drawn when more are', () => {
    const [few, more] = [drawn(10), drawn(25)];
    expect(more).toEqual(expect.arrayContaining([...few]));
  });

  test('says nothing about another module or the next release', () => {
    const one = drawn(10);
    for (const other of [drawn(10, 'mfe-other'), drawn(10, 'mfe-sample', '1.0.1-abd')]) {
      expect(shared(one, other)).toBeGreaterThan(6);
      expect(shared(one, other)).toBeLessThan(14);
    }
  });
});

describe('the text of a browser', () => {
  test('stays, and is another one in another browser', () => {
    const first = browserDraw();
    expect(browserDraw()).toBe(first);
    localStorage.clear();
    expect(browserDraw()).not.toBe(first);
  });

  test.each(['', 'x', '{"a":1}', '0'.repeat(17)])('is made anew in place of %j', (kept) => {
    localStorage.setItem('release-draw', kept);
    expect(browserDraw()).toMatch(/^[0-9a-f]{16}$/);
    expect(localStorage.getItem('release-draw')).toBe(browserDraw());
  });

  test.each(['getItem', 'setItem'] as const)('is none where the storage refuses %s', (call) => {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(browserDraw()).toBeUndefined();
  });
});
