import { NotTaken } from '../reasons.ts';
import type { FoundAgreement } from './foundAgreement.ts';
import { readText } from './readText.ts';

/** A text of this length is read at once; what is longer is one agreement to a line. */
const LONGEST_TEXT = 200_000_000;

/** Reads a list of agreements as the data API answers it: an array, `{value: […]}`, or one agreement. */
export async function* readJson(file: string, name: string): AsyncGenerator<FoundAgreement> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of readText(file)) {
    length += piece.length;
    if (length > LONGEST_TEXT) throw new NotTaken([{ code: 'unreadable', value: TOO_LONG }]);
    pieces.push(piece);
  }
  const root = parsed(pieces.join(''));
  const list = Array.isArray(root) ? root : ((root as { value?: unknown } | null)?.value ?? [root]);
  const agreements: readonly unknown[] = Array.isArray(list) ? list : [list];
  for (const [index, raw] of agreements.entries()) yield { place: `${name}, ${index + 1}`, raw };
}

const TOO_LONG = 'longer than 200 MB; write one agreement to a line, in a file that ends in .jsonl';

/** Reads one agreement from each line, however many there are. */
export async function* readJsonLines(file: string, name: string): AsyncGenerator<FoundAgreement> {
  let rest = '';
  let number = 0;
  for await (const piece of readText(file)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE)
      throw new NotTaken([{ code: 'unreadable', value: 'a line that does not end' }]);
    for (const line of lines) yield* readLine(line, `${name}, ${(number += 1)}`);
  }
  yield* readLine(rest, `${name}, ${number + 1}`);
}

const LONGEST_LINE = 20_000_000;

function* readLine(line: string, place: string): Generator<FoundAgreement> {
  if (line.trim() === '') return;
  try {
    yield { place, raw: parsed(line) };
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    yield { place, refused: error.reasons };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NotTaken([{ code: 'unreadable', value: error instanceof Error ? error.message : '' }]);
  }
}
