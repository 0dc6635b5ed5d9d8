import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { validate as validateAmka } from 'stdnum/lib/cjs/gr/amka.js';
import { validate as validateAfm } from 'stdnum/lib/cjs/gr/vat.js';

const SHORTEST_PHONE = 6;

/**
 * Tell whether a number looks wrong by its check digits and its length: a help beside the field, which keeps nobody from going on, as people
 * from abroad have other numbers. Spaces, points and dashes do not count; an empty field looks right.
 */
const LOOKS_WRONG = {
  /** Numbers of any country, with whatever people write between the digits. */
  phone: (text) => text.replace(/\D/g, '').length < SHORTEST_PHONE,
  iban: (text) => !isValidIBAN(electronicFormatIBAN(text) ?? ''),
  taxIdNumber: (text) => !validateAfm(text).isValid,
  socialSecurityNumber: (text) => !validateAmka(text).isValid,
} as const satisfies Record<string, (text: string) => boolean>;

export type HelpedNumber = keyof typeof LOOKS_WRONG;

/** Tells whether a field says that its number looks wrong. */
export function looksWrong(number: HelpedNumber, text: string): boolean {
  return text.trim() !== '' && LOOKS_WRONG[number](text);
}
