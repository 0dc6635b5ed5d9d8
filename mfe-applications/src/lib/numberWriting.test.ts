import { NUMBER_WRITING } from './numberWriting.ts';

describe('the writing of numbers', () => {
  test.each([
    [
      'iban',
      ' gr16 0110 1250 0000 0001 2300 695',
      'GR1601101250000000012300695',
      'GR16 0110 1250 0000 0001 2300 695',
    ],
    ['taxIdNumber', '094.259.216', '094259216', '094 259 216'],
    ['socialSecurityNumber', '010130-99997', '01013099997', '010130 99997'],
    ['phone', '(2310) 12 34 56-7', undefined, '(2310) 12 34 56-7'],
    ['phone', '(2310) 12 34 56', '+302310123456', '+302310123456'],
    ['phone', '0043 316 380', '+43316380', '+43316380'],
    ['iban', 'GR16', undefined, 'GR16'],
    ['taxIdNumber', 'DE 123 456 789', undefined, 'DE 123 456 789'],
  ] as const)('holds %s %j as %s, and shows %s', (number, typed, held, shown) => {
    const { read, write } = NUMBER_WRITING[number];
    expect(read(typed)).toBe(held);
    expect(write(read(typed) ?? typed)).toBe(shown);
  });
});
