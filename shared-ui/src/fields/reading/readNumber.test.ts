import { readNumber, writeNumber } from './readNumber.ts';

describe('readNumber', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['4,5', 4.5],
    ['4.5', 4.5],
    ['4,', 4],
    ['007', 7],
    ['-3', -3],
    ['−4,5', -4.5],
  ])('reads %j as %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test.each([
    ['100,000', 100_000, 100],
    ['1.000', 1000, 1],
    ['-1,234,567', -1_234_567, Number.NaN],
    ['2,5', 2.5, 2.5],
    ['12,50', 12.5, 12.5],
  ])('reads %j as %d where no decimals make sense, else as %d', (text, whole, decimal) => {
    expect(readNumber(text, true)).toBe(whole);
    expect(readNumber(text)).toBe(decimal);
  });

  test('has nothing to read in an empty text', () => {
    expect(readNumber('  ')).toBeNull();
  });

  test.each(['1.234,5', '1,2,3', '--3', '3-', '1e3', ',', 'ten'])('takes %j for no number', (text) => {
    expect(readNumber(text)).toBeNaN();
  });
});

describe('writeNumber', () => {
  test('writes decimals in the sign of the language, and thousands without one', () => {
    expect(writeNumber(1234.5, 'el')).toBe('1234,5');
    expect(writeNumber(1234.5, 'en')).toBe('1234.5');
    expect(writeNumber(null, 'en')).toBe('');
  });
});
