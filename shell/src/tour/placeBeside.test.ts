import { placeBeside } from './placeBeside.ts';

const WINDOW = { width: 1366, height: 768 };
const BOX = { width: 360, height: 200 };

describe('placeBeside', () => {
  test.each([
    ['below what lies in the header', { top: 10, left: 900, width: 300, height: 36 }, { top: 58, left: 900 }],
    ['within the window at its end', { top: 10, left: 1300, width: 60, height: 36 }, { top: 58, left: 998 }],
    ['beside an entry of the menu', { top: 300, left: 8, width: 190, height: 40 }, { top: 300, left: 210 }],
    ['no lower than the window', { top: 700, left: 8, width: 190, height: 40 }, { top: 560, left: 210 }],
  ])('stands %s', (_where, of, place) => {
    expect(placeBeside(of, BOX, WINDOW, 56)).toEqual(place);
  });

  test('begins at the edge of a window that is too small for it', () => {
    const of = { top: 10, left: 4, width: 40, height: 36 };
    expect(placeBeside(of, { width: 344, height: 300 }, { width: 320, height: 256 }, 56)).toEqual({
      top: 8,
      left: 8,
    });
  });
});
