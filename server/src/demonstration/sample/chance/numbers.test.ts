import {
  foreignPhone,
  greekLandline,
  greekMobile,
  hexHash,
  invalidBankIban,
  invalidSocialSecurityNumber,
  invalidTaxNumber,
  uuid,
} from './numbers.ts';
import { createRandom } from './random.ts';

const random = createRandom('test');
const many = (make: () => string) => Array.from({ length: 500 }, make);

function hasValidTaxCheckDigit(number: string): boolean {
  const sum = Array.from(number.slice(0, 8)).reduce(
    (total, digit, index) => total + Number(digit) * 2 ** (8 - index),
    0,
  );
  return (sum % 11) % 10 === Number(number[8]);
}

function hasValidLuhnDigit(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function ibanRemainder(iban: string): bigint {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return (
    BigInt(
      Array.from(moved)
        .map((letter) => Number.parseInt(letter, 36))
        .join(''),
    ) % 97n
  );
}

describe('invalidTaxNumber', () => {
  test('has nine digits, the last of which is always wrong', () => {
    for (const number of many(() => invalidTaxNumber(random))) {
      expect(number).toMatch(/^\d{9}$/);
      expect(hasValidTaxCheckDigit(number)).toBe(false);
    }
  });
});

describe('invalidSocialSecurityNumber', () => {
  test('begins with the birth date and ends with a wrong digit', () => {
    for (const number of many(() => invalidSocialSecurityNumber(random, '2003-02-28'))) {
      expect(number).toMatch(/^280203\d{5}$/);
      expect(hasValidLuhnDigit(number)).toBe(false);
    }
  });
});

describe('invalidBankIban', () => {
  test('passes the check of its digits and names the bank 999, which does not exist', () => {
    for (const iban of many(() => invalidBankIban(random))) {
      expect(iban).toMatch(/^GR\d{2}999\d{20}$/);
      expect(ibanRemainder(iban)).toBe(1n);
    }
  });

  test('is measured by a check that knows a published example', () => {
    expect(ibanRemainder('GR1601101250000000012300695')).toBe(1n);
  });
});

describe('phone numbers', () => {
  test('have a plus sign and twelve digits', () => {
    for (const phone of [greekLandline(random), greekMobile(random), foreignPhone(random)])
      expect(phone).toMatch(/^\+\d{12}$/);
  });
});

describe('hexHash', () => {
  test('has 64 hexadecimal digits', () => {
    for (const hash of many(() => hexHash(random))) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('uuid', () => {
  test('has the form of version 4', () => {
    for (const id of many(() => uuid(random)))
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
