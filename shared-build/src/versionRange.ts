/**
 * Tells whether a version lies in a range of the kind that the share policy writes: `^1.2.3` or `1.2.3`.
 *
 * - pre-releases count as their release; throws RangeError on any other form of range
 */
export function isInRange(version: string, range: string): boolean {
  const [wanted, actual] = [parse(range.replace(/^\^/, '')), parse(version)];
  if (!range.startsWith('^')) return compare(actual, wanted) === 0;
  // The leftmost number that is not zero must stay the same: ^0.1.2 allows 0.1.9, not 0.2.0.
  const fixed = wanted.findIndex((part) => part > 0);
  const fixedParts = fixed === -1 ? wanted.length : fixed + 1;
  return (
    compare(actual, wanted) >= 0 && wanted.slice(0, fixedParts).every((part, index) => actual[index] === part)
  );
}

function parse(version: string): readonly number[] {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version);
  if (match === null) throw new RangeError(`"${version}" is not a version that can be compared`);
  return match.slice(1, 4).map(Number);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, part] of a.entries()) {
    const difference = part - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
