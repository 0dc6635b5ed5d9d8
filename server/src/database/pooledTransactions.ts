import type pg from 'pg';

const BEGIN = /^\s*(?:begin|start transaction)\b/i;
const END = /^\s*(?:commit|rollback(?! to))\b/i;
/** Several statements in one, which have a transaction of their own, as the queue's library sends them. */
const WHOLE = /;\s*commit[\s;]*$/i;

/**
 * Sends statements to a pooler that gives each transaction another connection: what is set for a session would reach others there, so every statement is
 * part of a transaction that begins with its limits.
 */
export class PooledTransactions {
  readonly #client: pg.PoolClient;
  #isOpen = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** - statementMs: when the database gives the statement up; for a transaction, that of its begin */
  async query(query: pg.QueryConfig, statementMs: number): Promise<pg.QueryResult> {
    const { text } = query;
    if (BEGIN.test(text) && WHOLE.test(text)) return this.#client.query(query);
    if (BEGIN.test(text)) {
      this.#isOpen = true;
      return this.#begin(text, statementMs);
    }
    if (END.test(text)) this.#isOpen = false;
    else if (!this.#isOpen) return this.#inTransaction(query, statementMs);
    return this.#client.query(query);
  }

  async #inTransaction(query: pg.QueryConfig, statementMs: number): Promise<pg.QueryResult> {
    await this.#begin('begin', statementMs);
    try {
      const result = await this.#client.query(query);
      await this.#client.query('commit');
      return result;
    } catch (error) {
      await this.#client.query('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** Compiling a plan takes longer than any of the portal's statements runs. */
  async #begin(text: string, statementMs: number): Promise<pg.QueryResult> {
    const limits = `set local statement_timeout = ${statementMs}; set local jit = off`;
    const [begun] = (await this.#client.query(`${text}; ${limits}`)) as unknown as [pg.QueryResult];
    return begun;
  }
}
