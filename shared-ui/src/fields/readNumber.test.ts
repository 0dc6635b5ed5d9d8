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
