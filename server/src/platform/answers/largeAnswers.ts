import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '../problems/problem.ts';
import { TOO_MANY_TEXT } from '../problems/problemTexts.ts';

/** Shorter answers are written in one go. */
const LARGE_CHARACTERS = 128 * 1024;
/** Each piece is a turn and a call of the system: fewer of them cost less, and writing one takes a tenth of a millisecond. */
const PIECE_CHARACTERS = 128 * 1024;
/** What one caller has asked for and not yet taken: the largest answer, or four lists of all institutions. */
const MOST_UNTAKEN_CHARACTERS = 10_000_000;
/** Whoever takes nothing of an answer for so long gets no more of it. */
export const UNTAKEN_MS = 60_000;

/**
 * Sends large texts piece by piece, as fast as they are taken: other calls get their turn in between, and whoever asks for much and takes nothing
 * of it does not fill the memory.
 *
 * A caller with too much under way is refused with 429.
 */
export function registerLargeAnswers(app: FastifyInstance): void {
  const untaken = new Map<string, number>();

  function hold(name: string, characters: number, { raw }: FastifyReply): void {
    // Who asked is gone already, and nothing more is told of it.
    if (raw.destroyed) return;
    const before = untaken.get(name) ?? 0;
    if (before > 0 && before + characters > MOST_UNTAKEN_CHARACTERS)
      throw new Problem('too-many-requests', TOO_MANY_TEXT);
    untaken.set(name, before + characters);
    raw.once('close', () => {
      const rest = (untaken.get(name) ?? 0) - characters;
      if (rest > 0) untaken.set(name, rest);
      else untaken.delete(name);
    });
  }

  app.addHook('onSend', async (request, reply, payload) => {
    // The answer to HEAD has no body.
    if (typeof payload !== 'string' || payload.length <= LARGE_CHARACTERS || request.method === 'HEAD')
      return payload;
    if (request.caller !== null) hold(request.caller.name, payload.length, reply);
    reply.raw.setTimeout(UNTAKEN_MS, () => reply.raw.destroy());
    void reply.header('content-length', Buffer.byteLength(payload));
    return Readable.from(piecesOf(payload), { objectMode: false });
  });
}

/** Cuts a text into pieces of whole characters, and lets others have a turn after each. */
async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from);
    yield Buffer.from(text.slice(from, to));
    from = to;
    await turn();
  }
}

/** A character outside the basic plane is two units, which belong together. */
function endOfPiece(text: string, from: number): number {
  const to = from + PIECE_CHARACTERS;
  const isWithin = to < text.length && (text.charCodeAt(to) & 0xfc00) === 0xdc00;
  return isWithin ? to + 1 : to;
}
