import type { Configuration } from 'webpack';
import { hashFiles, toolPaths } from '../workspace/fingerprint.ts';
import { CACHE_FOLDER, ROOT } from '../workspace/workspace.ts';

/**
 * Gives webpack a cache on disk.
 *
 * - name: of what it keeps; two compilations of one name would undo each other
 */
export function compilerCache(name: string, root: string = ROOT): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    cacheDirectory: CACHE_FOLDER,
    name,
    // webpack looks at the sources by itself, and neither at options of loaders nor at what these read.
    version: hashFiles(root, toolPaths(root)),
    compression: false,
  };
}
