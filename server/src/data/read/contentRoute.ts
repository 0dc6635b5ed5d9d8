import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { CALLS } from 'shared-contracts/calls/calls.ts';
import type { MemberOf } from 'shared-contracts/members/entityOf.ts';
import type { Database } from '../../database/database.ts';
import type { ByteRange } from '../../files/bytePlace.ts';
import type { FileStore, OpenContent } from '../../files/fileStore.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import type { SignedInCaller } from '../../platform/caller.ts';
import { notFound } from '../../platform/refusals.ts';
import { contentMember } from '../model/content.ts';
import { MODEL } from '../model/model.ts';
import { readItem } from './item/readItem.ts';

const SET = MODEL.ApplicationFiles;

/**
 * Registers the call that gives the file of a record as bytes, for those who may read the record.
 *
 * Answers 304 to `If-None-Match` with the file's hash, 206 to a `Range` of bytes, and 416 to one that lies outside.
 */
export function registerContentRoute(
  app: FastifyInstance,
  { database, files }: { readonly database: Database; readonly files: FileStore },
): void {
  registerCall(app, CALLS.downloadFile, async ({ params: { id }, caller, request, reply }) => {
    const file = await findFile(database, caller, id);
    const content = file && (await files.open(file.sha256));
    if (file === undefined || content === undefined) throw notFound({ set: SET.name, id: String(id) });
    const etag = `"${content.sha256}"`;
    void reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
    void reply.type(file.mediaType).header('content-disposition', contentDisposition(file.name));
    return sendPart(reply, content, rangeOf(request, content.size, etag));
  });
}

type FoundFile = { readonly name: string; readonly mediaType: string; readonly sha256: string };

/** What is selected of a record; the statement writes the hash of a content. */
type Selected = { readonly fileName?: string; readonly fileBase64?: string | null };
const SELECTED = ['fileName', 'fileBase64'] as const satisfies readonly (keyof Selected &
  MemberOf<'ApplicationFiles'>)[];

/** The caller's rights are those of a read that selects the content. */
async function findFile(
  database: Database,
  caller: SignedInCaller,
  id: number,
): Promise<FoundFile | undefined> {
  const mediaType = contentMember(SET)?.mediaType;
  const select = SELECTED.map((name) => ({ path: [name], key: name }));
  const options = { select, expand: [], levels: 0 };
  const found = await readItem(database, caller, SET, { id }, options);
  const { fileName = '', fileBase64: sha256 } = JSON.parse(found?.item ?? '{}') as Selected;
  if (mediaType === undefined || typeof sha256 !== 'string') return undefined;
  return { name: fileName, mediaType, sha256 };
}

/** Only one part at a time is given; a range of another state of the file asks for the whole of this one. */
function rangeOf(request: FastifyRequest, size: number, etag: string): ByteRange | 'outside' | undefined {
  const { range, 'if-range': state = etag } = request.headers;
  if (range === undefined || state !== etag) return undefined;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'outside';
  const [first] = ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? [] : ranges;
  return first && { from: first.start, to: first.end };
}

function sendPart(
  reply: FastifyReply,
  content: OpenContent,
  part: ByteRange | 'outside' | undefined,
): FastifyReply {
  const { size } = content;
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { from, to } = part ?? { from: 0, to: size - 1 };
  if (part !== undefined) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  void reply.header('content-length', to + 1 - from);
  return reply.send(Readable.from(content.read({ from, to })));
}
