import { pagerWindow } from './pagerWindow.ts';

describe('pagerWindow', () => {
  test.each([
    [0, 1, [0]],
    [0, 2, [0, 1]],
    [0, 9, [0, 1, 2]],
    [1, 9, [0, 1, 2]],
    [4, 9, [3, 4, 5]],
    [7, 9, [6, 7, 8]],
    [8, 9, [6, 7, 8]],
  ])('shows around page %i of %i the pages %j', (page, pageCount, expected) => {
    expect(pagerWindow(page, pageCount)).toEqual(expected);
  });
});
