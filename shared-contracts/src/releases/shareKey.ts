/**
 * Gives the name under which an earlier major of a shared entry point is listed beside the present one, as in `shared-ui/list@0.1`.
 *
 * - version: a version, or the range that begins with it: `0.1.4` and `^0.1.4` give the same name, as one serves the other
 */
export function besideKey(name: string, version: string): string {
  return `${name}@${/(0\.)?\d+/.exec(version)?.[0]}`;
}
