import { hiddenEdges } from './useHiddenEdges.ts';

describe('hiddenEdges', () => {
  test.each([
    ['all of it is shown', 0, 400, { start: false, end: false }],
    ['it begins', 0, 900, { start: false, end: true }],
    ['it is in the middle', 200, 900, { start: true, end: true }],
    ['it ends, but for a part of a pixel', 499.4, 900, { start: true, end: false }],
  ])('tells where a row runs off when %s', (_, scrollLeft, scrollWidth, edges) => {
    expect(hiddenEdges({ scrollLeft, clientWidth: 400, scrollWidth })).toEqual(edges);
  });
});
