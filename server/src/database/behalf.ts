import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * On whose behalf the database is asked.
 *
 * - name: who shares connections with nobody else: a person, or all calls of one kind that name no person
 * - statementMs: the database gives up a statement that takes longer
 */
export type Behalf = { readonly name: string; readonly statementMs: number };

const current = new AsyncLocalStorage<Behalf>();

/** Does work on somebody's behalf: everything that it asks of the database counts for them. */
export function onBehalfOf<Result>(behalf: Behalf, work: () => Result): Result {
  return current.run(behalf, work);
}

/** Tells on whose behalf the work is done; undefined for the server's own work. */
export function currentBehalf(): Behalf | undefined {
  return current.getStore();
}
