/** Locks of one browser: several tabs of a test share one object. */
export function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (
    _name: string,
    _options: LockOptions,
    callback: () => Promise<unknown>,
  ): Promise<unknown> => {
    const turn = last.then(callback);
    last = turn.catch(() => undefined);
    return turn;
  };
  // Only this form of `request` is used.
  return { request } as unknown as LockManager;
}
