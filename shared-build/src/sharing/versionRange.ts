import semver from 'semver';

/**
 * Checks whether a version is in a range, by npm's rules, which webpack follows in the browser: `^0.1.2` allows 0.1.9 and not 0.2.0.
 *
 * @throws RangeError when the version or the range cannot be parsed
 */
export function isInRange(version: string, range: string): boolean {
  if (semver.validRange(range) === null) throw new RangeError(`"${range}" is not a range of versions`);
  if (semver.valid(version) === null)
    throw new RangeError(`"${version}" is not a version that can be compared`);
  return semver.satisfies(version, range);
}

/** Tells whether a version is newer than all that a range allows. Throws TypeError when either cannot be read. */
export function isAbove(version: string, range: string): boolean {
  return semver.gtr(version, range);
}

/**
 * Tells whether a version lies outside of a range in such a way that no step of one side alone closes the gap: whoever takes that version now
 * would not take what the range begins with either, such as 19.3.1 and `^20.0.0`, or 20.0.0 and `^19.3.1`. Throws as {@link isInRange}.
 */
export function isOtherMajor(version: string, range: string): boolean {
  if (isInRange(version, range)) return false;
  const least = semver.minVersion(range)?.version ?? '0.0.0';
  return !isInRange(least, `^${version}`);
}
