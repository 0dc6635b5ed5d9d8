import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * On whose behalf the database is asked.
 *
 * - name: who shares connections with nobody else: a person, or all calls of one kind that name no person
 * - statementMs: the database gives up a statement that takes longer
 */
export type Behalf = { readonly name: string; readonly statementMs: number };

const current = new AsyncLocalStorage<Behalf | 'any-limit'>();

/** Does work on somebody's behalf: everything that it asks of the database counts for them. */
export function onBehalfOf<Result>(behalf: Behalf, work: () => Result): Result {
  return current.run(behalf, work);
}

/**
 * Does work of the server's own that takes a connection with whatever limit it has: a lookup by its key meets none of them, and giving the
 * connection another limit twice costs more than the lookup.
 */
export function underAnyLimit<Result>(work: () => Result): Result {
  return current.run('any-limit', work);
}

/** Tells on whose behalf the work is done; undefined for the server's own work. */
export function currentBehalf(): Behalf | undefined {
  const behalf = current.getStore();
  return behalf === 'any-limit' ? undefined : behalf;
}

/** Tells whether the work takes any limit; see {@link underAnyLimit}. */
export function takesAnyLimit(): boolean {
  return current.getStore() === 'any-limit';
}
