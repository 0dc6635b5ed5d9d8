import { PDF_MEDIA_TYPE } from 'shared-contracts/members/mediaType.ts';
import { type FieldErrorCode, refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { ByteStream } from '../../../files/bytePlace.ts';
import type { FileStore } from '../../../files/fileStore.ts';
import type { StoredContent } from '../../../files/storedContent.ts';
import type { Field, SetDefinition } from '../../model/definition.ts';
import { type BodyObject, ownMember } from './body.ts';
import { parseState } from './saveState.ts';
import type { StoredRecord } from '../stored/storedRecord.ts';

/** A file's content that is stored already, in the place of its base64: what a save compares, audits and writes is the hash. */
export class KeptContent {
  readonly sha256: string;
  readonly size: number;

  constructor({ sha256, size }: StoredContent) {
    this.sha256 = sha256;
    this.size = size;
  }
}

/** A file's content that was looked into and is not taken, in the place of its base64. */
export class RefusedContent {
  readonly code: FieldErrorCode;

  constructor(code: FieldErrorCode) {
    this.code = code;
  }
}

/** Stores a content and looks into it; what is refused is forgotten again. - who: the person's id, as people take turns */
export async function storeContent(
  files: FileStore,
  bytes: ByteStream,
  who: number,
): Promise<KeptContent | RefusedContent> {
  const stored = await files.put(bytes);
  const verdict = await files.examine(stored.sha256, who);
  if (verdict === undefined || 'marks' in verdict) return new KeptContent(stored);
  await files.forget(stored.sha256);
  return new RefusedContent(verdict.refusal);
}

/** What a file of a kind has near its beginning. */
const MAGIC: Readonly<Record<string, string>> = { [PDF_MEDIA_TYPE]: '%PDF-' };
/** How far from the beginning a PDF may begin: readers skip what a scanner or a mail server put before it. Source: PDF reference 1.7, implementation note 13. */
const PREAMBLE_BYTES = 1024;
/** What would make the same bytes a page or a program to whoever does not ask for their type. */
const ANOTHER_KIND = /^(?:#!|MZ|PK|\x7FELF)|</;

/**
 * Stores the contents that the records of a body carry as base64, and puts what stands for them in their place.
 *
 * Before the save's transaction, which then holds nothing large. What is refused stays as it was posted: {@link contentFault} names it with all else that is
 * wrong. Contents of a save that is refused are removed by the store's next sweeps.
 */
export async function storeContents(
  files: FileStore,
  definition: SetDefinition,
  records: readonly BodyObject[],
  who: number,
): Promise<readonly BodyObject[]> {
  const fields = contentFields(definition);
  if (fields.length === 0) return records;
  const stored: BodyObject[] = [];
  for (const record of records) {
    const contents: Record<string, KeptContent | RefusedContent> = {};
    for (const [member, field] of parseState(ownMember(record, '$state')) === 'delete' ? [] : fields) {
      const posted = ownMember(record, member);
      if (typeof posted !== 'string' || posted === '' || contentFault(field, posted) !== undefined) continue;
      contents[member] = await storeContent(files, oneAtATime(Buffer.from(posted, 'base64')), who);
    }
    stored.push({ ...record, ...contents });
  }
  return stored;
}

function contentFields({ fields }: SetDefinition): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(([, field]) => field.type === 'content');
}

async function* oneAtATime(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Names what is wrong with a content in base64, which comes without a data-URL prefix; undefined when nothing is. */
export function contentFault(
  { maxBytes = Number.POSITIVE_INFINITY, mediaType = PDF_MEDIA_TYPE }: Field,
  base64: string,
): Pick<FieldError, 'code' | 'params'> | undefined {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxBytes) return { code: refusedAs('file-too-large'), params: { max: maxBytes } };
  // Buffer skips what is not base64; only a text that comes back unchanged was base64 altogether.
  if (bytes.toString('base64') !== base64) return { code: refusedAs('not-base64') };
  return beginsAs(mediaType, bytes) ? undefined : { code: refusedAs('not-a-pdf') };
}

/** How many first bytes tell a kind of file at the latest. */
export function magicLength(mediaType: string): number {
  return PREAMBLE_BYTES + (MAGIC[mediaType]?.length ?? 0);
}

/** Tells whether bytes begin as a file of a kind does, after at most 1,024 bytes that are neither markup nor a program. */
export function beginsAs(mediaType: string, bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, magicLength(mediaType))).toString('latin1');
  const at = begin.indexOf(MAGIC[mediaType] ?? '');
  return at >= 0 && !ANOTHER_KIND.test(begin.slice(0, at));
}

/** Gives the hash that stands for a content in a stored record. */
export function hashOfContent(record: StoredRecord, member: string): string | null {
  const content = record[member];
  return typeof content === 'object' && content !== null && 'sha256' in content
    ? String(content.sha256)
    : null;
}
