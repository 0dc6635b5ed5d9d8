/**
 * Tells whether a record is not the one that is shown any more.
 *
 * - version: as the server has it now; null when the record is gone, undefined when nobody has asked
 * - shown: version of what is shown; versions of a record only grow, and an answer that was on its way during a save is older than what the save brought
 */
export function isNewer(version: string | null | undefined, shown: string): boolean {
  return version === null || (version !== undefined && version > shown);
}
