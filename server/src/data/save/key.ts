import type { SetDefinition } from '../model/definition.ts';
import type { Key } from './parsedMembers.ts';
import { isStorableText } from './storableText.ts';

const MAX_INTEGER_KEY = 2_147_483_647;
const MAX_TEXT_KEY = 255;

/**
 * Reads a record's id from a body or an address; undefined when no record of the set can have it.
 *
 * Digits in quotes name an integer id too: addresses and select boxes hold texts.
 */
export function parseKey(definition: SetDefinition, value: unknown): Key | undefined {
  if (definition.key.type === 'text') {
    return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_KEY && isStorableText(value)
      ? value
      : undefined;
  }
  const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= MAX_INTEGER_KEY
    ? number
    : undefined;
}
