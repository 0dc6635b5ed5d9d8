/** Tells whether nothing is filled in: nothing at all, a text of spaces, or a list or object that has nothing else in it. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every((one) => isBlank(one));
}

/** Tells whether a part of a record is there, and nothing of it is filled in: such a part is none. Its own id says nothing. */
export function isBlankPart(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  return Object.entries(part).every(([member, value]) => member === 'id' || isBlank(value));
}
