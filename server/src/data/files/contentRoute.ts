import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import type { ByteRange } from '../../files/bytePlace.ts';
import type { FileStore } from '../../files/fileStore.ts';
import type { OpenContent } from '../../files/storedContent.ts';
import { isKnownToReader } from '../../platform/answers/conditionalRead.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { notFound } from '../../platform/problems/refusals.ts';
import { MODEL } from '../sets/model.ts';
import { findFile } from './findFile.ts';

const SET = MODEL.ApplicationFiles;

/** Whatever a student sent: opened in a tab all the same, it runs nothing and belongs to no origin. */
const OF_A_STRANGER = { 'content-security-policy': "default-src 'none'; sandbox" };

/**
 * Registers the call that gives the file of a record as bytes, for those who may read the record.
 *
 * Answers 304 to `If-None-Match` with the file's hash or `*`, 206 to a `Range` of bytes, and 416 to one that lies outside. A range that cannot be, such as `bytes=9-1`,
 * asks for the whole. Source: RFC 9110, section 14.2
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
    if (isKnownToReader(request, etag)) return reply.code(304).send();
    void reply
      .type(file.mediaType)
      .headers({ 'content-disposition': contentDisposition(file.name), ...OF_A_STRANGER });
    return sendPart(reply, content, rangeOf(request, content.size, etag));
  });
}

/** What a range of bytes looks like; several are too much here. */
const POSSIBLE_RANGE = /^bytes=(?=.*\d)(\d*)-(\d*)$/;

/** Only one part at a time is given; a range of another state of the file asks for the whole of this one. */
function rangeOf(
  { method, headers }: FastifyRequest,
  size: number,
  etag: string,
): ByteRange | 'outside' | undefined {
  const { range, 'if-range': state = etag } = headers;
  if (method !== 'GET' || range === undefined || state !== etag) return undefined;
  const [, first, last] = POSSIBLE_RANGE.exec(range) ?? [];
  if (first === undefined || last === undefined) return undefined;
  // The last bytes of a file that has fewer are the whole file.
  if (first === '')
    return Number(last) === 0 ? 'outside' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'outside';
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
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
