import { sql } from 'kysely';
import type { SetDefinition } from '../model/definition.ts';
import { inRange, type KeyRange } from './keyRange.ts';
import type { Sql } from './sql.ts';

/** A row of a set inside a statement: what members are read from. */
export class Row {
  readonly definition: SetDefinition;
  /** The row's id; may come from a foreign key instead of the row's own table. */
  readonly key: Sql;
  /** Members that are open because of the link by which the row was reached. */
  readonly opened: readonly string[];
  /** Derived members whose values are columns of the row already. */
  readonly derived: ReadonlyMap<string, Sql>;
  readonly #alias: string;
  readonly #range: KeyRange | undefined;
  #isUsed = false;

  /** - range: the part of the set in which the row lies, where that is known beforehand */
  constructor(
    definition: SetDefinition,
    alias: string,
    {
      key,
      range,
      opened = [],
      derived = new Map(),
    }: {
      readonly key?: Sql;
      readonly range?: KeyRange | undefined;
      readonly opened?: readonly string[];
      readonly derived?: ReadonlyMap<string, Sql>;
    } = {},
  ) {
    this.definition = definition;
    this.#alias = alias;
    this.#range = range;
    this.opened = opened;
    this.derived = derived;
    this.key = key ?? sql.ref(`${alias}.id`);
  }

  /** Whether anything but the key has been read, so that the table must be joined. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Conditions on a column that refers to this row, or on its own key: PostgreSQL does not carry ranges over by itself. */
  rangeOf(reference: Sql): readonly Sql[] {
    return this.#range ? inRange(reference, this.#range) : [];
  }

  column(name: string): Sql {
    this.#isUsed = true;
    return sql.ref(`${this.#alias}.${name}`);
  }

  /** The table under the row's alias, for a FROM list. */
  get source(): Sql {
    return sql`${sql.table(this.definition.table)} as ${sql.id(this.#alias)}`;
  }

  /** All columns of the row's table. */
  get all(): Sql {
    return sql`${sql.id(this.#alias)}.*`;
  }

  /** The id in the row's own table, for joining it. */
  get ownKey(): Sql {
    return sql.ref(`${this.#alias}.id`);
  }
}
