import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where root keeps clusters that `nobody` could not reach otherwise. */
export const COMMON_FOLDER = '/var/lib/mobility-portal';

/** In a home: the data folder that it belongs to, and the file system of that. */
const OWNER_FILE = 'data-folder';

type Owner = { readonly folder: string; readonly device: string };

/**
 * Gives the folder below `/var/lib/mobility-portal` that a data folder's cluster has.
 *
 * The data folder itself names it, in a file: when it is removed, so is the name, and the next one gets a folder of its own.
 *
 * - pointer: that file; isNew: the data folder held no database before
 */
export function homeElsewhere({
  dataDir,
  pointer,
  isNew,
}: {
  readonly dataDir: string;
  readonly pointer: string;
  readonly isNew: boolean;
}): string {
  const known = namedBy(pointer, dataDir);
  if (known !== undefined) return known;
  const nameless = path.join(COMMON_FOLDER, markOf(dataDir));
  // Before data folders named theirs, the path alone did.
  const isTakenOver = !isNew && existsSync(path.join(nameless, 'cluster'));
  const home = isTakenOver ? nameless : `${nameless}-${randomBytes(4).toString('hex')}`;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, OWNER_FILE), `${dataDir}\n${deviceOf(dataDir)}\n`);
  rmSync(pointer, { force: true });
  try {
    writeFileSync(pointer, `${home}\n`, { flag: 'wx' });
    return home;
  } catch (error) {
    // Another process on the same data folder was first.
    const first = namedBy(pointer, dataDir);
    if (first === undefined) throw error;
    if (first !== home) rmSync(home, { recursive: true });
    return first;
  }
}

/** Gives the folders that earlier data folders of the same path had; `isOfSameDisk` tells whether they were on the file system of this one. */
export function formerHomes(
  dataDir: string,
  home: string,
): readonly { readonly folder: string; readonly isOfSameDisk: boolean }[] {
  return readdirSync(COMMON_FOLDER)
    .map((name) => path.join(COMMON_FOLDER, name))
    .filter((folder) => folder !== home)
    .flatMap((folder) => {
      const owner = ownerOf(folder);
      const isFormer =
        owner === undefined ? path.basename(folder) === markOf(dataDir) : owner.folder === dataDir;
      return isFormer ? [{ folder, isOfSameDisk: owner?.device === deviceOf(dataDir) }] : [];
    });
}

/** A data folder that was copied has the name of the other one's. */
function namedBy(pointer: string, dataDir: string): string | undefined {
  const home = readText(pointer)?.trim();
  if (home === undefined || path.dirname(home) !== COMMON_FOLDER) return undefined;
  return ownerOf(home)?.folder === dataDir ? home : undefined;
}

function ownerOf(home: string): Owner | undefined {
  const [folder, device] = readText(path.join(home, OWNER_FILE))?.split('\n') ?? [];
  return folder === undefined || device === undefined ? undefined : { folder, device };
}

const markOf = (dataDir: string): string => createHash('sha256').update(dataDir).digest('hex').slice(0, 12);

const deviceOf = (folder: string): string => String(statSync(folder).dev);

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
