import { inflateSync, constants } from 'node:zlib';
import { nameOf, NAME_ENDS } from './pdfNames.ts';

/** What all packed objects of a file may grow to together, in bytes; those of ten megabytes of honest text are a quarter of it. */
const MOST_INFLATED_BYTES = 64 * 1024 * 1024;
/** A file of the largest size has no more parts with objects that are worth packing. */
const MOST_PACKED_PARTS = 50_000;

/** Where packed objects may begin: what a reader needs of their dictionary is `/First`, whatever else it says. */
const LANDMARKS = new RegExp(`${nameOf('First')}${NAME_ENDS}|(?<!end)stream[ \\t]*\\r?\\n?|endobj`, 'g');
/** Packed objects begin with their numbers. */
const BEGINS_WITH_NUMBERS = /^\s*\d/;
const FIRST = new RegExp(`${nameOf('First')}\\s*(\\d+)`);
const IS_TRANSFORMED = new RegExp(`${nameOf('Predictor')}${NAME_ENDS}|${nameOf('DecodeParms')}\\s*\\d`);
const IS_PACKED = new RegExp(`${nameOf('Filter')}${NAME_ENDS}`);

/** Objects that were packed together. - first: where the first of them begins, after the list of their numbers and places */
export type PackedObjects = { readonly text: string; readonly first: number };

/**
 * The texts of a PDF in which names of its dictionaries stand: the file itself, byte by byte, and its packed objects.
 *
 * - isWhole: nothing in it was packed in a way that is not read here
 */
export type SearchedTexts = {
  readonly file: string;
  readonly packed: readonly PackedObjects[];
  readonly isWhole: boolean;
};

/** Unpacks what objects a PDF has packed; undefined when that costs more than any honest file would. Follows no table of the file, which may lie. */
export function searchedTexts(bytes: Buffer): SearchedTexts | undefined {
  const file = bytes.toString('latin1');
  const packed: PackedObjects[] = [];
  let isWhole = true;
  let room = MOST_INFLATED_BYTES;
  let parts = 0;
  let dictionary = -1;
  for (const { 0: found, index } of file.matchAll(LANDMARKS)) {
    if (found === 'endobj') dictionary = -1;
    else if (!found.startsWith('stream'))
      dictionary = dictionary === -1 ? Math.max(0, index - 500) : dictionary;
    else if (dictionary !== -1) {
      parts += 1;
      if (parts > MOST_PACKED_PARTS) return undefined;
      const unpacked = unpack(bytes, index + found.length, room);
      if (unpacked === TOO_MUCH) return undefined;
      const about = file.slice(dictionary, index);
      if (unpacked === undefined) isWhole &&= !IS_PACKED.test(about);
      else {
        room -= unpacked.length;
        packed.push({ text: unpacked, first: Number(FIRST.exec(about)?.[1] ?? 0) });
        isWhole &&= BEGINS_WITH_NUMBERS.test(unpacked) && !IS_TRANSFORMED.test(about);
      }
      // Only a stream that was read ends its dictionary: the word may stand in a text before it.
      if (unpacked !== undefined) dictionary = -1;
    }
  }
  return { file, packed, isWhole };
}

/** What is packed has no room. */
const TOO_MUCH = Symbol('too much');

/** Gives what lies packed at a place, as far as it goes; undefined where nothing does that is read here. */
function unpack(bytes: Buffer, from: number, room: number): string | typeof TOO_MUCH | undefined {
  try {
    // A file that was cut off is read as far as it goes, as readers do.
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(bytes.subarray(from), options).toString('latin1');
  } catch (error) {
    const isTooMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooMuch ? TOO_MUCH : undefined;
  }
}
