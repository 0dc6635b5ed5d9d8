import * as z from 'zod';

/** A whole number within bounds, both of them allowed. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** An address of the web, kept as it is written. */
export const asWritten = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !value.includes('?') && !value.includes('#'));
/** The same without a slash at its end. */
export const webAddress = asWritten.transform((value) => value.replace(/(?<!\/)\/+$/, ''));
