import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import type { Field } from '../entity.ts';
import { judgeValue, type SingleField } from './judgeValue.ts';

/** Value of a field that passed its check. */
export type CheckedValue<F extends Field> = F['type'] extends 'integer' | 'number' | 'flag'
  ? number
  : F['type'] extends 'boolean'
    ? boolean
    : F['type'] extends 'json' | 'content'
      ? unknown
      : string;

/**
 * Makes the check of a field that is required; what is wrong {@link judgeValue} says, with its codes.
 *
 * - a text is given without the spaces around it
 */
export function fieldCheck<const F extends Field>(field: F): z.ZodMiniType<CheckedValue<F>> {
  // Which kind of value a type has, the judge and the type above say alike.
  return checkBy(field, true) as z.ZodMiniType<CheckedValue<F>>;
}

/** Makes the check of a field that may be empty. */
export function optionalFieldCheck<const F extends Field>(
  field: F,
): z.ZodMiniType<CheckedValue<F> | null | undefined> {
  return z.nullish(checkBy(field, false)) as z.ZodMiniType<CheckedValue<F> | null | undefined>;
}

/** A number of the field's kind, for rules of their own in the place of the field's limits. */
export function numberCheck({ type, decimals }: Field): z.ZodMiniType<number> {
  return checkBy({ type, ...(decimals !== undefined && { decimals }) }, true) as z.ZodMiniType<number>;
}

function checkBy(field: Field, isRequired: boolean): z.ZodMiniType {
  const { type } = field;
  if (type === 'json' || type === 'content') return z.unknown().check(...(isRequired ? [isThere] : []));
  const single: SingleField = { ...field, type };
  const stage = { isRequired, isFilledIn: true };
  return z.pipe(kindOf(single, stage), judged(single, stage));
}

type Stage = Parameters<typeof judgeValue>[2];

/** The kind of value that a field has, for those who describe calls; of any other the judge says what is wrong as well. */
function kindOf(field: SingleField, stage: Stage): z.ZodMiniType {
  const error = ({ input }: { readonly input?: unknown }) => {
    const verdict = judgeValue(field, input, stage);
    return 'faults' in verdict ? verdict.faults['']?.code : undefined;
  };
  switch (field.type) {
    case 'integer':
    case 'number':
    case 'flag':
      return z.number({ error });
    case 'boolean':
      return z.boolean({ error });
    default: {
      const isTrimmed = stage.isRequired || field.format === 'email';
      const text = isTrimmed ? z.string({ error }).check(z.trim()) : z.string({ error });
      return stage.isRequired ? text.check(z.minLength(1, refusedAs('required'))) : text;
    }
  }
}

function judged(field: SingleField, stage: Stage): z.ZodMiniType {
  return z.transform((given: unknown, context) => {
    const verdict = judgeValue(field, given, stage);
    if ('value' in verdict) return verdict.value;
    for (const { code, params } of Object.values(verdict.faults))
      context.issues.push({ code: 'custom', message: code, input: given, ...(params && { params }) });
    return given;
  });
}

const isThere = z.refine<unknown>(
  (value) => (value ?? null) !== null && !(Array.isArray(value) && value.length === 0),
  refusedAs('required'),
);
