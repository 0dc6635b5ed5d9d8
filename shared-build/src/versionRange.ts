import semver from 'semver';

/**
 * Tells whether a version lies in a range, by npm's own rules: `^0.1.2` allows 0.1.9 and not 0.2.0.
 *
 * - a pre-release of a version counts as that version; throws RangeError when either cannot be read
 */
export function isInRange(version: string, range: string): boolean {
  if (semver.validRange(range) === null) throw new RangeError(`"${range}" is not a range of versions`);
  const parsed = semver.parse(version);
  if (parsed === null) throw new RangeError(`"${version}" is not a version that can be compared`);
  return semver.satisfies(`${parsed.major}.${parsed.minor}.${parsed.patch}`, range);
}

/** Tells whether a version is newer than all that a range allows. Throws TypeError when either cannot be read. */
export function isAbove(version: string, range: string): boolean {
  return semver.gtr(version, range);
}
