import { readRelease } from '../release/readRelease.ts';
import { buildFolder, SHELL_ID } from '../workspace/workspace.ts';

/**
 * Gives the folder with what was built of the shell or a module.
 *
 * - given: one that somebody named; undefined for that of the package
 *
 * Throws when what was named is a build of another module.
 */
export async function builtFolder(id: string, given: string | undefined): Promise<string> {
  if (given === undefined) return buildFolder(id);
  if (id === SHELL_ID) return given;
  const found = (await readRelease(given)).id;
  if (found !== id) throw new Error(`${given} has a build of ${found}, not of ${id}.`);
  return given;
}
