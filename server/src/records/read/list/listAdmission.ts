import type { Database } from '../../../database/database.ts';
import { dearAnswer, isAffordableAtOnce, isAffordablePiece, mayBeDear } from '../cost/affordable.ts';
import type { CompiledList } from './compiledList.ts';
import { ROWS_OF_PIECE } from './listPieces.ts';

/** Tables that a piece reads at most: a whole agreement and what lies around it. Planning more takes longer than most answers. */
const MOST_TABLES_OF_PIECE = 100;

/**
 * Decides whether a list comes at once, in pieces, or not at all.
 *
 * The planner is asked once for each list that is remembered: what keeps growing meanwhile meets the limit of the statement's time.
 */
export class ListAdmission {
  readonly #database: Database;
  /** Whether each comes at once. */
  readonly #decided = new WeakMap<CompiledList, boolean>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** False for a list that comes in pieces. Throws a `Problem` (400) that says what to ask less of. */
  async isAtOnce(list: CompiledList): Promise<boolean> {
    const known = this.#decided.get(list);
    if (known !== undefined) return known;
    if (!mayBeDear(list.weight)) return true;
    const { role } = list.request.caller;
    const asked = { search: list.count, answer: list.rows };
    const isAtOnce = await isAffordableAtOnce(this.#database, role, asked);
    if (!isAtOnce && !(await this.isInPieces(list))) throw dearAnswer(list.weight);
    this.#decided.set(list, isAtOnce);
    return isAtOnce;
  }

  /** Tells whether a list that is too much at once may come in pieces, which is remembered then. */
  async isInPieces(list: CompiledList): Promise<boolean> {
    const { pieces, weight, request } = list;
    if (pieces === undefined || weight.rows <= ROWS_OF_PIECE || weight.tables > MOST_TABLES_OF_PIECE)
      return false;
    // Any ids will do: the planner looks at how many they are.
    const some = Array.from({ length: ROWS_OF_PIECE }, (_, index) => index + 1);
    const isInPieces = await isAffordablePiece(this.#database, request.caller.role, pieces.rows(some));
    if (isInPieces) this.#decided.set(list, false);
    return isInPieces;
  }
}
