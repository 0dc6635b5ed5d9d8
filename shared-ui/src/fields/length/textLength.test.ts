import { textLength } from './textLength.ts';

describe('textLength', () => {
  test.each([
    ['', null],
    ['x'.repeat(8), null],
    ['x'.repeat(9), { count: 9, max: 10, isTooLong: false }],
    ['x'.repeat(10), { count: 10, max: 10, isTooLong: false }],
    ['x'.repeat(11), { count: 11, max: 10, isTooLong: true }],
    ['💥'.repeat(8), null],
    ['💥'.repeat(10), { count: 10, max: 10, isTooLong: false }],
  ])('of %j is %j', (text, length) => {
    expect(textLength(text, 10)).toEqual(length);
  });
});
