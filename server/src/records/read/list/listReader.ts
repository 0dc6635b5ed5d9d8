import type { CompiledQuery } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { parseQuery } from '../../query/queryOptions.ts';
import { readQueryString } from '../../../platform/query/queryString.ts';
import { dearAnswer } from '../cost/affordable.ts';
import { isTooLarge } from '../cost/answerBytes.ts';
import { selectedContents } from '../shape/contents.ts';
import { compileList, type CompiledList, type CountAnswer, type RowsAnswer } from './compiledList.ts';
import type { DerivedMembers } from '../compile/derivedMembers.ts';
import { KeptRows } from './keptRows.ts';
import { ListAdmission } from './listAdmission.ts';
import type { ListRequest } from './listRequest.ts';
import type { Restriction } from './listStatement.ts';
import { type LongList, LongLists } from './longLists.ts';
import { LRUCache } from 'lru-cache';
import { intervalFor, type PageMarks } from './pageMarks.ts';
import { VersionedCache } from './versionedCache.ts';

/**
 * A list as it was asked for.
 *
 * - total: absent when nobody asked for it
 * - value: the rows as the text of a JSON array, or a list that comes in pieces
 * - contents: selected members that are contents of files; the rows have their hashes in these places
 */
export type ReadList = {
  readonly value: string | LongList;
  readonly total?: number;
  readonly skip: number;
  readonly isFirst: boolean;
  readonly contents: readonly string[];
};

const MOST_COMPILED = 1_000;
/** Longer addresses are compiled each time, so that nobody can fill the memory with them. */
const LONGEST_REMEMBERED = 4_000;
const MOST_COUNTS = 5_000;
const MOST_MARKED = 500;
/** Lists and pages below these sizes are fast without marks. */
const LEAST_MARKED_TOTAL = 1_000;
const LEAST_MARKED_SKIP = 1_000;

/**
 * Reads lists and remembers what that takes: compiled statements, counts and page marks.
 *
 * A list whose count is known costs one statement. It tells the versions of the sets that the count depends on, of the same
 * snapshot as the rows; when they are not those of what is remembered, that is computed anew.
 */
export class ListReader {
  readonly #database: Database;
  readonly #compiled = new LRUCache<string, CompiledList>({ max: MOST_COMPILED });
  readonly #admission: ListAdmission;
  readonly #counts = new VersionedCache<CountAnswer>(MOST_COUNTS);
  readonly #marks = new VersionedCache<PageMarks>(MOST_MARKED);
  readonly #kept = new KeptRows((query) => this.#one(query));
  readonly #long = new LongLists((query) => this.#one(query));

  readonly #derived: DerivedMembers;

  /** - derived: the derived members that may be asked for */
  constructor(database: Database, derived: DerivedMembers = {}) {
    this.#database = database;
    this.#derived = derived;
    this.#admission = new ListAdmission(database);
  }

  /**
   * Reads a list with the caller's rights.
   *
   * - address: as the request has it, with the query options
   *
   * Throws a `Problem` (400, 403) for what the caller may not ask.
   */
  async read(
    caller: SignedInCaller,
    definition: SetDefinition,
    address: string,
    restrict?: Restriction,
  ): Promise<ReadList> {
    const list = this.#compile(caller, definition, address, restrict);
    for (const { prepare } of list.derived) await prepare?.(this.#database);
    if (!(await this.#admission.isAtOnce(list))) return this.#inPieces(list);
    try {
      return await this.#atOnce(list);
    } catch (error) {
      if (!isTooLarge(error) || !(await this.#admission.isInPieces(list))) throw error;
      return this.#inPieces(list);
    }
  }

  async #atOnce(list: CompiledList): Promise<ReadList> {
    const { definition, query } = list.request;
    const { skip, hasCount, isFirst } = query;
    const contents = selectedContents(definition, query);
    if (!hasCount || isFirst) return { value: (await this.#rows(list)).value, skip, isFirst, contents };
    if (!list.isLasting) {
      const [rows, count] = await Promise.all([this.#rows(list), this.#one(list.count)]);
      return { value: rows.value, total: count.total, skip, isFirst, contents };
    }
    const [{ value, versions }, early] = await Promise.all([
      this.#rows(list),
      this.#counts.peek(list.key) ? undefined : this.#count(list),
    ]);
    const known = early?.versions === versions ? early : this.#counts.get(list.key, versions);
    const { total } = known ?? (await this.#countAt(list, versions));
    this.#markLater(list, total, versions);
    return { value, total, skip, isFirst, contents };
  }

  #compile(
    caller: SignedInCaller,
    definition: SetDefinition,
    address: string,
    restrict?: Restriction,
  ): CompiledList {
    const name = [definition.name, caller.id, caller.permissions.join(), address].join('\n');
    const isRemembered = restrict === undefined && address.length <= LONGEST_REMEMBERED;
    const known = isRemembered ? this.#compiled.get(name) : undefined;
    if (known) return known;
    const asked = parseQuery(readQueryString(address), 'list');
    const query = asked.isFirst ? { ...asked, top: 1 } : asked;
    const request: ListRequest = { definition, query, caller, restrict, derived: this.#derived };
    const list = compileList(this.#database, request);
    if (isRemembered) this.#compiled.set(name, list);
    return list;
  }

  async #inPieces(list: CompiledList): Promise<ReadList> {
    const { query, caller } = list.request;
    if (list.pieces === undefined) throw dearAnswer(list.weight);
    const value = await this.#long.open(caller.name, list.pieces);
    const read = { value, skip: query.skip, isFirst: false, contents: [] };
    if (!query.hasCount) return read;
    const isAll = query.skip === 0 && value.count < list.weight.rows;
    try {
      return { ...read, total: isAll ? value.count : (await this.#one(list.count)).total };
    } catch (error) {
      value.end();
      throw error;
    }
  }

  #rows(list: CompiledList): Promise<RowsAnswer> {
    return this.#kept.take(list, () => this.#makeRows(list));
  }

  async #makeRows(list: CompiledList): Promise<RowsAnswer> {
    const marks = list.isMarkable ? this.#marks.peek(list.key) : undefined;
    // Marks that are older than the last count are out of date for certain.
    if (marks && marks.versions === this.#counts.peek(list.key)?.versions) {
      const answer = await this.#one(list.within(marks));
      if (answer.versions === marks.versions) return answer;
    }
    return this.#one(list.rows);
  }

  #count(list: CompiledList): Promise<CountAnswer> {
    return this.#counts.take(list.key, () => this.#one(list.count));
  }

  /** A count that was under way already may be of an earlier version than the rows: then another one is taken. */
  async #countAt(list: CompiledList, versions: string): Promise<CountAnswer> {
    const count = await this.#count(list);
    return count.versions === versions ? count : this.#count(list);
  }

  /** The marks are for the calls to come: nobody waits for them, and without them everything works. */
  #markLater(list: CompiledList, total: number, versions: string): void {
    const isWorthIt =
      list.isMarkable &&
      total >= LEAST_MARKED_TOTAL &&
      (list.isDear || list.request.query.skip >= LEAST_MARKED_SKIP);
    if (!isWorthIt || this.#marks.get(list.key, versions)) return;
    const interval = intervalFor(total);
    this.#marks
      .take(list.key, async () => {
        const { ids, versions: own } = await this.#one(list.marks(interval));
        return { interval, ids: Int32Array.from(ids ?? []), versions: own };
      })
      .catch(() => undefined);
  }

  async #one<Row>(query: CompiledQuery<Row>): Promise<Row> {
    const { rows } = await this.#database.executeQuery(query);
    const [row] = rows;
    if (row === undefined) throw new Error('A statement without FROM gave no row');
    return row;
  }
}
