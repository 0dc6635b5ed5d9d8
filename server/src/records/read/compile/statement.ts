import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { SetDefinition } from '../../model/definition.ts';
import type { DerivedMembers, DerivedValue } from './derivedMembers.ts';
import type { Row } from '../../sql/row.ts';
import type { Problem } from '../../../platform/problems/problem.ts';
import { badQuery } from '../../../platform/query/badQuery.ts';
import { readRights, type SetRights } from '../../grants/readRights.ts';

/** A whole agreement with everything around it reads half of these. */
const MOST_TABLES = 200;

/**
 * What one statement is built for and what it has come to use so far.
 *
 * A caller of `null` is the server itself, which may read everything: only for what no caller gets to see.
 */
export class Statement {
  readonly caller: Caller | null;
  /** Root sets whose records decide the outcome: a change in any of them may change it. */
  readonly touched = new Set<SetName>();
  /** Derived members that the statement reads. */
  readonly derived = new Set<DerivedValue>();
  /** The one row whose files may be read; undefined where many rows are. */
  contentsOf: Row | undefined;
  readonly #rights = new Map<string, SetRights>();
  readonly #derivedMembers: DerivedMembers;
  #aliases = 0;

  /** - derivedMembers: those that may be asked for */
  constructor(caller: Caller | null, derivedMembers: DerivedMembers = {}) {
    this.caller = caller;
    this.#derivedMembers = derivedMembers;
  }

  /** Tables that the statement reads so far. */
  get tables(): number {
    return this.#aliases;
  }

  /** Gives a table name that the statement has not used yet. Throws a `Problem` (400) when it reads too many tables. */
  nextAlias(): string {
    this.#aliases += 1;
    if (this.#aliases > MOST_TABLES) throw tooManyLinks();
    return `t${this.#aliases}`;
  }

  rightsOf(definition: SetDefinition): SetRights {
    const known = this.#rights.get(definition.name);
    if (known) return known;
    const rights = readRights(definition, this.caller);
    this.#rights.set(definition.name, rights);
    return rights;
  }

  touch(definition: SetDefinition): void {
    this.touched.add(definition.root);
  }

  /** Finds who makes a derived member, and notes what its value depends on; undefined where it cannot be had. */
  derive({ name }: SetDefinition, member: string): DerivedValue | undefined {
    const found = this.#derivedMembers[name]?.[member];
    if (found === undefined) return undefined;
    this.derived.add(found);
    if (found.touched !== 'none') for (const set of found.touched) this.touched.add(set);
    return found;
  }
}

function tooManyLinks(): Problem {
  return badQuery('$expand', {
    en: 'This leads to too many other records: name fewer members in $select and $expand, or ask for fewer $levels.',
    el: 'Αυτό οδηγεί σε πάρα πολλές άλλες εγγραφές: αναφέρετε λιγότερα πεδία στα $select και $expand ή ζητήστε λιγότερα $levels.',
  });
}
