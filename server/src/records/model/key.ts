import type { SetDefinition } from './definition.ts';
import { MAX_INTEGER } from 'shared-contracts/members/recordId.ts';
import { isStorableText } from 'shared-contracts/text/storableText.ts';

/** What names a record within its set. */
export type Key = number | string;

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
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= MAX_INTEGER
    ? number
    : undefined;
}

/** Gives the id that a stored record has. Throws where it has none. */
export function keyOf(value: unknown): Key {
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new TypeError('a stored record has no id');
}
