/**
 * Tells whether two values of the form say the same; the order of an object's members does not count, that of a list does.
 *
 * A member that is undefined says the same as one that is not there, which dequal, fast-deep-equal and fast-equals tell apart.
 */
export function isSame(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (!isObject(first) || !isObject(second) || Array.isArray(first) !== Array.isArray(second)) return false;
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].every((name) => isSame(first[name], second[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
