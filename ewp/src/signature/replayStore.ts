/** Remembers the requests that were accepted, so that none is accepted twice. */
export type ReplayStore = {
  /**
   * Remembers a request, in one step with looking it up; false when it was remembered already.
   *
   * - keyId: fingerprint of the key that signed; ids of different callers do not collide
   * - expiresAt: from then on the date window refuses the request anyway, and it may be forgotten
   */
  readonly remember: (request: {
    readonly keyId: string;
    readonly requestId: string;
    readonly expiresAt: Date;
  }) => Promise<boolean>;
};

/** Remembers in memory: enough for one process, forgotten when it ends. */
export function memoryReplayStore(clock: () => Date): ReplayStore {
  const expiries = new Map<string, number>();
  return {
    remember: async ({ keyId, requestId, expiresAt }) => {
      const now = clock().getTime();
      // Entries stand in the order of their coming, and each lives about as long as the next.
      for (const [key, expiry] of expiries) {
        if (expiry > now) break;
        expiries.delete(key);
      }
      const key = `${keyId} ${requestId}`;
      if ((expiries.get(key) ?? 0) > now) return false;
      expiries.set(key, expiresAt.getTime());
      return true;
    },
  };
}
