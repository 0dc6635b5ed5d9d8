import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { toAnyPhone } from 'shared-contracts/members/check/phones.ts';
import type { Writing } from 'shared-ui/fields';
import { formatIban } from './formatIban.ts';

/** Numbers that people read in groups. */
export type WrittenNumber = 'phone' | 'iban' | 'taxIdNumber' | 'socialSecurityNumber';

/** How each number is typed and shown, in the groups that people read it by, and held without them; one that is not of its form is held as it was typed. */
export const NUMBER_WRITING: Readonly<Record<WrittenNumber, Writing>> = {
  phone: { read: toAnyPhone, write: (held) => held },
  iban: {
    read: (typed) => {
      const iban = electronicFormatIBAN(typed) ?? '';
      return isValidIBAN(iban) ? iban : undefined;
    },
    write: formatIban,
  },
  taxIdNumber: { read: digits(9), write: groups(/^(\d{3})(\d{3})(\d{3})$/) },
  // The date of birth, and the rest.
  socialSecurityNumber: { read: digits(11), write: groups(/^(\d{6})(\d{5})$/) },
};

function digits(count: number) {
  return (typed: string) => {
    const compact = typed.replaceAll(/[\s.-]/g, '');
    return compact.length === count && /^\d+$/.test(compact) ? compact : undefined;
  };
}

function groups(form: RegExp) {
  return (held: string) => form.exec(held)?.slice(1).join(' ') ?? held;
}
