/** Why a worker made nothing. - name, stack: of the error, where it is a fault of the code and not of what it was given */
export type WorkerFailure = { readonly failure: string; readonly name?: string; readonly stack?: string };

/** Describes what a worker has thrown, with the places in its code, for the page that asked it. */
export function workerFailure(thrown: unknown): WorkerFailure {
  if (!(thrown instanceof Error)) return { failure: String(thrown) };
  const { name, message, stack } = thrown;
  return { failure: message, name, ...(stack === undefined ? {} : { stack }) };
}

/** Gives the error that a worker described. */
export function errorOfWorker({ failure, name, stack }: WorkerFailure): Error {
  const error = new Error(failure);
  if (name !== undefined) error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}

/**
 * Lets whoever listens to errors of the page learn of one in a worker, as of one that nobody caught; the page itself says what became of its request.
 * What has no place in code, such as a file that cannot be read, is no fault of the release.
 */
export function tellWorkerFault(error: Error, { stack }: Pick<WorkerFailure, 'stack'>): void {
  if (stack !== undefined) window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}
