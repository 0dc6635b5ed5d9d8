import type { CompiledQuery } from 'kysely';
import { currentBehalf, onBehalfOf } from '../../../database/behalf.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { Key } from '../../model/key.ts';
import { type ListPieces, ROWS_OF_PIECE } from './listPieces.ts';

type Ask = <Row>(query: CompiledQuery<Row>) => Promise<Row>;

/** Most bytes of a list that comes in pieces: twice what five thousand whole agreements take. */
const MOST_CHARACTERS = 200_000_000;
/** A page of the documents' own client asks for several whole sets as it opens. */
const MOST_AT_ONCE = 4;
/** Longest time that one may take, however slowly it is read. */
const LONGEST_MS = 5 * 60_000;

/**
 * A list on its way.
 *
 * - count: records that it names
 * - rows: the text of its rows, with commas between; the next piece is made when the one before has been taken
 * - end: makes room for another one of the person; to be called when the answer is over, however it ends
 */
export type LongList = {
  readonly count: number;
  readonly rows: AsyncIterable<string>;
  readonly end: () => void;
};

/**
 * Reads lists that are too long for one answer of the database, a piece at a time: nobody holds more of it than two pieces, no
 * connection waits for whoever reads slowly, and each piece has the rights and the records of its own moment.
 *
 * A person has a few such lists at a time. A list that takes too long or grows too large breaks off.
 */
export class LongLists {
  readonly #ask: Ask;
  /** How many each person reads now. */
  readonly #readers = new Map<string, number>();

  /** - ask: gives the one row of a statement */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Throws a `Problem` (429) for who reads several already. */
  async open(reader: string, pieces: ListPieces): Promise<LongList> {
    if (this.#reads(reader) >= MOST_AT_ONCE) throw tooManyAtOnce();
    this.#count(reader, 1);
    let isOver = false;
    const end = () => {
      if (!isOver) this.#count(reader, -1);
      isOver = true;
    };
    try {
      const { ids } = await this.#ask(pieces.ids());
      return { count: ids.length, rows: this.#rows(ids, pieces), end };
    } catch (error) {
      end();
      throw error;
    }
  }

  #reads(reader: string): number {
    return this.#readers.get(reader) ?? 0;
  }

  #count(reader: string, change: number): void {
    const reads = this.#reads(reader) + change;
    if (reads === 0) this.#readers.delete(reader);
    else this.#readers.set(reader, reads);
  }

  #rows(ids: readonly Key[], pieces: ListPieces): AsyncIterable<string> {
    // Whoever takes the pieces later does so on nobody's behalf.
    const behalf = currentBehalf();
    const ask = (some: readonly Key[]) => this.#ask(pieces.rows(some));
    return piecesOf(ids, (some) => (behalf === undefined ? ask(some) : onBehalfOf(behalf, () => ask(some))));
  }
}

async function* piecesOf(
  ids: readonly Key[],
  read: (some: readonly Key[]) => Promise<{ readonly value: string }>,
): AsyncGenerator<string> {
  const until = performance.now() + LONGEST_MS;
  let characters = 0;
  for (let from = 0; from < ids.length; from += ROWS_OF_PIECE) {
    const { value } = await read(ids.slice(from, from + ROWS_OF_PIECE));
    const rows = value.slice(1, -1);
    if (rows === '') continue;
    yield characters === 0 ? rows : `,${rows}`;
    characters += rows.length;
    if (characters > MOST_CHARACTERS || performance.now() > until)
      throw new Error('A list in pieces was broken off: it is too long or is read too slowly.');
  }
}

function tooManyAtOnce(): Problem {
  return new Problem('too-many-requests', {
    en: 'You are reading several long lists already. Wait until one of them is there, then ask for the next one.',
    el: 'Διαβάζετε ήδη αρκετές μεγάλες λίστες. Περιμένετε να ολοκληρωθεί μία από αυτές και ζητήστε μετά την επόμενη.',
  });
}
