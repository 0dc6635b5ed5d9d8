import type { FieldValues } from 'react-hook-form';
import { toAnyPhone, toContactPhone, toLocalPhone } from 'shared-contracts/members/check/phones.ts';
import type { TextFieldProps } from './TextField.tsx';
import { WrittenField, type Writing } from './WrittenField.tsx';

const asHeld = (held: string) => held;
const WRITINGS = {
  any: { read: toAnyPhone, write: asHeld },
  contact: { read: toContactPhone, write: asHeld },
  local: { read: toLocalPhone, write: asHeld },
} as const satisfies Record<string, Writing>;

type PhoneFieldProps<Values extends FieldValues> = Omit<TextFieldProps<Values>, 'type'> & {
  /** Which phones the member takes: those of an agreement's contact, of a local factsheet, or any. */
  readonly of: keyof typeof WRITINGS;
};

/** A phone in a form, typed as people write phones and held as E.164 where its country is known. */
export function PhoneField<Values extends FieldValues>({ of, ...props }: PhoneFieldProps<Values>) {
  return <WrittenField {...props} type="tel" writing={WRITINGS[of]} />;
}
