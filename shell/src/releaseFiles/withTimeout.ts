/** Gives what the work gives, unless it takes longer than the limit: then it fails with what `onTimeout` makes. */
export async function withTimeout<T>(work: Promise<T>, limitMs: number, onTimeout: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(onTimeout()), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
