import type { Random } from './random.ts';

/** Writes a number of digits, any of which may be zero. */
export function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.integer(0, 9)).join('');
}

/** Greek landline of Thessaloniki whose subscriber number begins with zeros, which none does. */
export function greekLandline(random: Random): string {
  return `+302310000${digits(random, 3)}`;
}

export function greekMobile(random: Random): string {
  return `+306900000${digits(random, 3)}`;
}

/** International number with the country code 999, which is not assigned; `+` and twelve digits. */
export function foreignPhone(random: Random): string {
  return `+999${digits(random, 9)}`;
}

/** Greek tax number (nine digits) whose check digit is wrong, so that it is nobody's. */
export function invalidTaxNumber(random: Random): string {
  const first = digits(random, 8);
  const sum = Array.from(first).reduce((total, digit, index) => total + Number(digit) * 2 ** (8 - index), 0);
  return `${first}${(((sum % 11) % 10) + 1 + random.integer(0, 7)) % 10}`;
}

/** Greek social security number (birth date and five digits) whose Luhn digit is wrong. */
export function invalidSocialSecurityNumber(random: Random, birthDate: string): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const first = `${day}${month}${year.slice(2)}${digits(random, 4)}`;
  return `${first}${(luhnDigit(first) + 1 + random.integer(0, 8)) % 10}`;
}

/** Greek IBAN with right check digits and the bank code 999, which no bank has. */
export function invalidBankIban(random: Random): string {
  const account = `9990001${digits(random, 16)}`;
  // ISO 7064: country letters and two zeros behind the account, G = 16, R = 27.
  const check = 98n - (BigInt(`${account}162700`) % 97n);
  return `GR${String(check).padStart(2, '0')}${account}`;
}

/** Greek capitals that look like Latin ones. */
const CARD_LETTERS = Array.from('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ');

/** Identity card number as on Greek cards: two letters and six digits. */
export function identityCardNumber(random: Random): string {
  return `${random.pick(CARD_LETTERS)}${random.pick(CARD_LETTERS)} 000${digits(random, 3)}`;
}

/** Text of 64 hexadecimal digits, in the form of a SHA-256. */
export function hexHash(random: Random): string {
  return Array.from({ length: 8 }, () => random.integer(0, 0xffffffff).toString(16).padStart(8, '0')).join(
    '',
  );
}

/** Identifier in the form of a UUID, version 4. */
export function uuid(random: Random): string {
  const hex = hexHash(random);
  const variant = random.pick(['8', '9', 'a', 'b']);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function luhnDigit(text: string): number {
  const sum = Array.from(text)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return (10 - (sum % 10)) % 10;
}
