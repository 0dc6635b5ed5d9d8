import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import {
  calendarDay,
  contactPhone,
  emailAddress,
  localPhone,
  monthDay,
  requiredText,
  webAddress,
} from './values.ts';
import type { TextFormat } from '../commonTexts.ts';
import type { Field } from '../entity.ts';

/** Value of a field that passed its check. */
export type CheckedValue<F extends Field> = F['type'] extends 'integer' | 'number' | 'flag'
  ? number
  : F['type'] extends 'boolean'
    ? boolean
    : F['type'] extends 'json' | 'content'
      ? unknown
      : string;

const FORMATS: Readonly<Record<TextFormat, z.ZodMiniType<string>>> = {
  email: emailAddress,
  'web-address': webAddress,
  'contact-phone': contactPhone,
  'local-phone': localPhone,
};

/**
 * Makes the check of a field that is required.
 *
 * - codes: `required`, `too-long` {max}, `not-in-list`, `not-a-number`, `not-a-whole-number`, `too-many-decimals`, `too-small` {min},
 *   `too-large` {max}, `not-a-month-day`, `not-a-date`, and those of the formats
 * - a text is given without the spaces around it
 */
export function fieldCheck<const F extends Field>(field: F): z.ZodMiniType<CheckedValue<F>> {
  // Which kind of value a type has, the cases and the type above say alike.
  return checkByType(field, true) as z.ZodMiniType<CheckedValue<F>>;
}

/** Makes the check of a field that may be empty. */
export function optionalFieldCheck<const F extends Field>(
  field: F,
): z.ZodMiniType<CheckedValue<F> | null | undefined> {
  return z.nullish(checkByType(field, false)) as z.ZodMiniType<CheckedValue<F> | null | undefined>;
}

/** A number of the field's kind, for rules of their own in the place of the field's limits. */
export function numberCheck({ type, decimals }: Field): z.ZodMiniType<number> {
  const number = z.number({
    error: ({ input }) => refusedAs((input ?? null) === null ? 'required' : 'not-a-number'),
  });
  if (type === 'integer') return number.check(z.refine(Number.isInteger, refusedAs('not-a-whole-number')));
  return decimals === undefined ? number : number.check(hasDecimals(decimals));
}

function checkByType(field: Field, isRequired: boolean): z.ZodMiniType {
  switch (field.type) {
    case 'integer':
    case 'number':
    case 'flag':
      return limited(field);
    case 'boolean':
      return z.boolean(refusedAs('required'));
    case 'json':
    case 'content':
      return z.unknown().check(...(isRequired ? [isThere] : []));
    case 'monthDay':
      return monthDay;
    case 'date':
      return calendarDay;
    default:
      return text(field, isRequired);
  }
}

function text({ format, maxLength, oneOf }: Field, isRequired: boolean): z.ZodMiniType<string> {
  const plain = isRequired ? requiredText : z.string(refusedAs('not-a-text'));
  const schema = format === undefined ? plain : FORMATS[format];
  return schema.check(
    ...(maxLength === undefined ? [] : [isUpTo(maxLength)]),
    // That it is empty is another fault, or none.
    ...(oneOf === undefined ? [] : [isOneOf(['', ...oneOf])]),
  );
}

function limited(field: Field): z.ZodMiniType<number> {
  const { minimum, maximum, oneOf } = field;
  return numberCheck(field).check(
    ...(minimum === undefined ? [] : [z.minimum(minimum, refusedAs('too-small'))]),
    ...(maximum === undefined ? [] : [z.maximum(maximum, refusedAs('too-large'))]),
    ...(oneOf === undefined ? [] : [isOneOf(oneOf)]),
  );
}

/** The database counts code points; JavaScript counts the halves of those beyond the first 65,536. */
function isUpTo(max: number) {
  return z.refine<string>((value) => value.length <= max || Array.from(value).length <= max, {
    error: refusedAs('too-long'),
    params: { max },
  });
}

function isOneOf(values: readonly (string | number)[]) {
  return z.refine<string | number>((value) => values.includes(value), refusedAs('not-in-list'));
}

const isThere = z.refine<unknown>(
  (value) => (value ?? null) !== null && !(Array.isArray(value) && value.length === 0),
  refusedAs('required'),
);

function hasDecimals(decimals: number) {
  const unit = 10 ** decimals;
  // 4.35 * 100 is not a whole number in a computer's arithmetic.
  return z.refine<number>(
    (value) => Math.abs(value * unit - Math.round(value * unit)) < 1e-6,
    refusedAs('too-many-decimals'),
  );
}
