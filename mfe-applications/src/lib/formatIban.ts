import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';

/** Writes an IBAN in groups of four, as it is printed; what is none stays as it was typed. */
export function formatIban(text: string): string {
  return isValidIBAN(electronicFormatIBAN(text) ?? '') ? (friendlyFormatIBAN(text) ?? text) : text;
}
