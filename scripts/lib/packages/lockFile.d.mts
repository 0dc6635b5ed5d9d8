export function concernedByLock(before: string, after: string): readonly string[] | undefined;
export function concernedByCatalog(
  before: string,
  after: string,
  lock: string,
): readonly string[] | undefined;
