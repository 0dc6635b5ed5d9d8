import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteStream } from '../../../files/bytePlace.ts';
import type { FileStore } from '../../../files/fileStore.ts';
import type { SetDefinition } from '../../model/definition.ts';
import type { Query } from '../../query/queryOptions.ts';
import { namesOneRecord } from '../filter/namesOneRecord.ts';

/**
 * Names the members of an answer that are contents of files; the statement gives their hashes.
 *
 * They are shown where they are selected, and where a list is asked for one record by its id: specification document 3, section 7.
 */
export function selectedContents(
  { fields }: SetDefinition,
  { select, filter }: Pick<Query, 'select' | 'filter'>,
): readonly string[] {
  const shown = select?.map(({ key }) => key) ?? (namesOneRecord(filter) ? Object.keys(fields) : []);
  return shown.filter((key) => Object.hasOwn(fields, key) && fields[key]?.type === 'content');
}

/**
 * Writes the JSON of records with their files in base64, a piece of a file at a time.
 *
 * - json: a record, or an array of records, with hashes in the place of contents
 * - around: what the answer has around it
 *
 * The stream fails when a file is gone meanwhile: the answer breaks off.
 */
export function streamContents(
  files: FileStore,
  json: string,
  members: readonly string[],
  around: (json: string) => string = (text) => text,
): Readable {
  // Nobody can have written the marks into a record: they are made for this answer.
  const hashes = new Map<string, string>();
  const marked: unknown = JSON.parse(json, function mark(this: object, key: string, value: unknown) {
    if (!members.includes(key) || typeof value !== 'string') return value;
    const token = randomUUID();
    hashes.set(token, value);
    return token;
  });
  return Readable.from(pieces(files, around(JSON.stringify(marked)), hashes));
}

async function* pieces(
  files: FileStore,
  text: string,
  hashes: ReadonlyMap<string, string>,
): AsyncGenerator<string> {
  let rest = text;
  for (const [token, hash] of hashes) {
    const [before = '', after = ''] = rest.split(token);
    yield before;
    const content = await files.open(hash);
    if (content === undefined) throw new Error(`There is no file with the hash ${hash}.`);
    yield* base64Of(content.read());
    rest = after;
  }
  yield rest;
}

/** Base64 writes three bytes at a time: what is left of a piece goes before the next one. */
async function* base64Of(bytes: ByteStream): AsyncGenerator<string> {
  let left: Uint8Array = new Uint8Array();
  for await (const piece of bytes) {
    const joined = Buffer.concat([left, piece]);
    const whole = joined.length - (joined.length % 3);
    yield joined.toString('base64', 0, whole);
    left = joined.subarray(whole);
  }
  yield Buffer.from(left).toString('base64');
}
