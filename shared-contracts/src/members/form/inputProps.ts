import type { Field } from '../entity.ts';
import { isRequiredAt } from '../requiredWhen.ts';

/** What a field says of the input in which a person fills it in. */
export type InputProps<F extends Field> = { readonly isRequired: boolean } & (F extends {
  readonly maxLength: number;
}
  ? { readonly maxLength: number }
  : unknown) &
  (F extends { readonly type: 'integer' } ? { readonly isWhole: true } : unknown);

/**
 * Gives an input what its field says: whether it is required, its longest text in characters, and that a number has no decimals.
 */
export function inputProps<const F extends Field>(field: F): InputProps<F> {
  const { type, maxLength } = field;
  const props = {
    isRequired: isRequiredAt(field, 'filled-in'),
    ...(maxLength !== undefined && { maxLength }),
    ...(type === 'integer' && { isWhole: true }),
  };
  // What is left out is what the field's type has not.
  return props as InputProps<F>;
}
