import { looksWrong } from './numberHelp.ts';

describe('the help with numbers', () => {
  test.each([
    ['iban', 'GR16 0110 1250 0000 0001 2300 695'],
    ['iban', 'de89370400440532013000'],
    ['taxIdNumber', '094259216'],
    ['taxIdNumber', 'EL 094259216'],
    ['socialSecurityNumber', '01013099997'],
    ['phone', '+30 2310 123456'],
    ['phone', '(2310) 12-34-56'],
    ['phone', ''],
    ['iban', ' '],
    ['taxIdNumber', ''],
  ] as const)('says nothing of %s %j', (number, text) => {
    expect(looksWrong(number, text)).toBe(false);
  });

  test.each([
    ['iban', 'GR16 0110 1250 0000 0001 2300 696'],
    ['iban', 'GR16'],
    ['phone', 'call me'],
    ['phone', '(2310) 12-34-56, evenings'],
    ['phone', '7890 123456'],
    ['phone', '+30'],
    ['taxIdNumber', '094259217'],
    ['taxIdNumber', '12345'],
    ['socialSecurityNumber', '01013099998'],
    ['socialSecurityNumber', '31023099997'],
    ['socialSecurityNumber', 'none'],
  ] as const)('asks to look again at %s %j', (number, text) => {
    expect(looksWrong(number, text)).toBe(true);
  });
});
