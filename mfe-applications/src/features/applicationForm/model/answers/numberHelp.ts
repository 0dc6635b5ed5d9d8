import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { validate as validateAmka } from 'stdnum/lib/cjs/gr/amka.js';
import { toAnyPhone } from 'shared-contracts/members/check/phones.ts';
import { validate as validateAfm } from 'stdnum/lib/cjs/gr/vat.js';

/**
 * Tell whether a number looks wrong by its check digits and its length: a help beside the field, which keeps nobody from going on, as people
 * from abroad have other numbers. Spaces, points and dashes do not count; an empty field looks right.
 */
const LOOKS_WRONG = {
  phone: (text) => toAnyPhone(text) === undefined,
  iban: (text) => !isValidIBAN(electronicFormatIBAN(text) ?? ''),
  taxIdNumber: (text) => !validateAfm(text).isValid,
  socialSecurityNumber: (text) => !validateAmka(text).isValid,
} as const satisfies Record<string, (text: string) => boolean>;

export type HelpedNumber = keyof typeof LOOKS_WRONG;

/** Tells whether a field says that its number looks wrong. */
export function looksWrong(number: HelpedNumber, text: string): boolean {
  return text.trim() !== '' && LOOKS_WRONG[number](text);
}
