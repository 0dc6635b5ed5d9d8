/** A storage of one tab. */
export function memoryStorage(entries: Iterable<readonly [string, string]> = []): Storage {
  const values = new Map(entries);
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
