import { readNumber, writeNumber } from 'shared-ui/fields';
import type { Format } from './format.ts';

/** Numbers with the comma or the point of the language; either is read. */
export function numberFormat(isWhole: boolean): Format {
  return {
    write: (value, { tag }) => writeNumber(value as number | null, tag),
    read: (text) => {
      const value = readNumber(text, isWhole);
      return Number.isNaN(value) ? { unread: 'number', part: text.trim() } : { value };
    },
  };
}
