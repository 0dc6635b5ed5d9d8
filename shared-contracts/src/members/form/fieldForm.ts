import * as z from 'zod/mini';
import type { Field } from '../entity.ts';
import type { AnyPart, FormPart } from './formPart.ts';
import { isRequiredAt, type IsRequiredAt } from '../requiredWhen.ts';

/** Part of a form for one field; fields of type `json` and `content` have parts of their own. */
export type FieldForm<F extends Field> = F extends { readonly type: 'integer' | 'number' }
  ? FormPart<number | null, number | null | undefined>
  : F extends { readonly type: 'boolean' }
    ? FormPart<boolean, boolean | null | undefined>
    : F extends { readonly type: 'flag' }
      ? FormPart<boolean, number | null | undefined, 0 | 1>
      : FormPart<
          string,
          string | null | undefined,
          IsRequiredAt<F, 'posted'> extends true ? string : string | null
        >;

/**
 * Makes the part of a form that holds one field.
 *
 * - numbers: null while nothing is filled in; booleans and flags: ticked or not
 * - everything else: a text, `''` while nothing is filled in, which is sent as null, without the spaces around it. A text that every save needs is
 *   sent even when it is empty; HTML and texts of a closed list are sent as they are
 *
 * Throws TypeError for a `json` or `content` field.
 */
export function fieldForm<const F extends Field>(field: F): FieldForm<F> {
  // Which part belongs to which field, the type says.
  return anyFieldForm(field) as unknown as FieldForm<F>;
}

function anyFieldForm(field: Field): AnyPart {
  switch (field.type) {
    case 'integer':
    case 'number':
      return numberForm(typeof field.default === 'number' ? field.default : null);
    case 'boolean':
      return booleanForm(field.default === true);
    case 'flag':
      return flagForm(field.default === 1);
    case 'json':
    case 'content':
      throw new TypeError(`A field of type ${field.type} has a part of its own.`);
    default:
      return textForm(field);
  }
}

function numberForm(standard: number | null): FormPart<number | null, number | null | undefined> {
  return {
    schema: z.nullable(z.number()),
    empty: () => standard,
    read: (reply) => reply ?? standard,
    write: (value) => value,
  };
}

function booleanForm(standard: boolean): FormPart<boolean, boolean | null | undefined> {
  return {
    schema: z.boolean(),
    empty: () => standard,
    read: (reply) => reply ?? standard,
    write: (value) => value,
  };
}

function flagForm(standard: boolean): FormPart<boolean, number | null | undefined, 0 | 1> {
  return {
    schema: z.boolean(),
    empty: () => standard,
    read: (reply) => (reply == null ? standard : reply === 1),
    write: (value) => (value ? 1 : 0),
  };
}

function textForm(field: Field): FormPart<string, string | null | undefined, string | null> {
  const standard = typeof field.default === 'string' ? field.default : '';
  const isAsItIs = field.type === 'html' || field.oneOf !== undefined;
  return {
    schema: z.string(),
    empty: () => standard,
    read: (reply) => reply ?? standard,
    write: (value) => {
      const text = isAsItIs ? value : value.trim();
      return text === '' && !isRequiredAt(field, 'posted') ? null : text;
    },
  };
}
