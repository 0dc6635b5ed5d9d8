import * as z from 'zod/mini';
import { known, type OrUnknown } from '../../call/known.ts';
import type { Field, FieldType } from '../entity.ts';
import { isRequiredAt } from '../requiredWhen.ts';
import type { FieldValue } from '../stored.ts';

/** Value of a field in a reply: a closed list may have grown since this release. */
export type ReplyValue<F extends Field> = F extends {
  readonly oneOf: ReadonlyArray<infer Value extends string>;
}
  ? OrUnknown<Value>
  : F extends { readonly type: 'flag' }
    ? number
    : FieldValue<F>;

/**
 * Makes the schema of a field in a reply. Lengths and forms of texts are not looked at: what is stored is shown, whatever it is. A new
 * member is optional or has a default, so that an older server, which does not send it, blanks nothing.
 *
 * - isHideable: the field may be missing though a record should have it
 */
export function replyValueSchema(field: Field, isHideable: boolean): z.ZodMiniType {
  const value = field.isEmptyText === true ? orEmptyText(valueSchema(field)) : valueSchema(field);
  if (field.isAlwaysThere === true) return value;
  if (isRequiredAt(field, 'stored') && !isHideable) return value;
  if (isHideable || field.requiredWhen === 'posted') return z.nullish(value);
  return field.default === undefined ? z.nullish(value) : z._default(value, field.default);
}

/** The same, with null for `''`. */
function orEmptyText(value: z.ZodMiniType): z.ZodMiniType {
  return z.pipe(
    z.union([z.literal(''), z.nullable(value)]),
    z.transform((read: unknown) => (read === '' ? null : read)),
  );
}

function valueSchema({ oneOf, shape, type }: Field): z.ZodMiniType {
  const texts = oneOf?.filter((value) => typeof value === 'string') ?? [];
  if (texts.length > 0) return known(texts);
  return shape === undefined ? OF_TYPE[type] : lenient(shape);
}

const OF_TYPE: Readonly<Record<FieldType, z.ZodMiniType>> = {
  integer: z.number(),
  number: z.number(),
  boolean: z.boolean(),
  flag: z.number(),
  text: z.string(),
  html: z.string(),
  date: z.string(),
  dateTime: z.string(),
  monthDay: z.string(),
  content: z.string(),
  json: z.unknown(),
};

type Definition = Readonly<Record<'type' | 'shape' | 'element' | 'innerType', unknown>>;

/** The same schema without limits, patterns and closed objects: those are for what is sent. */
function lenient(schema: z.core.$ZodType): z.ZodMiniType {
  // What a definition holds depends on its type, which the cases tell apart.
  const def = schema._zod.def as unknown as Definition;
  switch (def.type) {
    case 'object':
      return z.object(
        Object.fromEntries(
          Object.entries(def.shape as z.core.$ZodShape).map(([name, member]) => [name, lenient(member)]),
        ),
      );
    case 'array':
      return z.array(lenient(def.element as z.core.$ZodType));
    case 'optional':
    case 'nullable':
      return z.nullish(lenient(def.innerType as z.core.$ZodType));
    case 'string':
      return z.string();
    case 'number':
      return z.number();
    case 'boolean':
      return z.boolean();
    default:
      return z.unknown();
  }
}
