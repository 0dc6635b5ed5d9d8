const LOOK_EVERY_MS = 1_000;

/**
 * Looks after a server that should not end: starts it again when it has.
 *
 * - result: ends the looking; resolves once a restart that is under way is over
 */
export function keepRunning({
  isAlive,
  restart,
}: {
  readonly isAlive: () => boolean;
  readonly restart: () => Promise<void>;
}): () => Promise<void> {
  let restarting: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restarting !== undefined || isAlive()) return;
    restarting = restart()
      // What keeps it from starting may pass (a full disk): the next look tries again.
      .catch(() => undefined)
      .finally(() => {
        restarting = undefined;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restarting;
  };
}
