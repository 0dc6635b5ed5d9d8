import type { FieldError } from 'shared-contracts/errors/errors.ts';

/** A refused value, without the path to it. */
export type Fault = Pick<FieldError, 'code' | 'params'>;

/** Either the value in the form in which it is kept, or what is wrong with it, by path below the field ('' is the field). */
export type Parsed = { readonly value: unknown } | { readonly faults: Readonly<Record<string, Fault>> };
