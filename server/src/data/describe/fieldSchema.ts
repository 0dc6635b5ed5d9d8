import type { FieldType } from 'shared-contracts/members/entity.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import type { Field } from '../../records/model/definition.ts';

/** Part of a JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const TYPES: Readonly<Record<FieldType, JsonSchema>> = {
  integer: { type: 'integer', format: 'int32' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  flag: { type: 'integer', enum: [0, 1] },
  text: { type: 'string' },
  html: { type: 'string', contentMediaType: 'text/html' },
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', format: 'date-time' },
  monthDay: { type: 'string', pattern: '^--\\d{2}-\\d{2}$' },
  content: { type: 'string', contentEncoding: 'base64' },
  json: {},
};

/** Describes a field; one that is not required may be null. */
export function fieldSchema(field: Field): JsonSchema {
  const { type, ...rest } = TYPES[field.type];
  const isNullable = !isRequiredAt(field, 'posted') && type !== undefined;
  return {
    ...(type === undefined
      ? {}
      : { type: isNullable ? [type, ...(field.isEmptyText ? ['string'] : []), 'null'] : type }),
    ...rest,
    ...(field.oneOf ? { enum: isNullable ? [...field.oneOf, null] : field.oneOf } : {}),
    ...(field.mediaType === undefined ? {} : { contentMediaType: field.mediaType }),
    ...lengthOf(field),
    ...(field.minimum === undefined ? {} : { minimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { maximum: field.maximum }),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...(field.isServerSet ? { readOnly: true } : {}),
  };
}

/** Base64 makes four characters of three bytes. */
function lengthOf({ maxLength, maxBytes }: Field): JsonSchema {
  const longest = maxBytes === undefined ? maxLength : Math.ceil(maxBytes / 3) * 4;
  return longest === undefined ? {} : { maxLength: longest };
}
