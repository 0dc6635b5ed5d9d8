import { rmSync } from 'node:fs';
import path from 'node:path';
import { formerHomes } from './homeElsewhere.ts';
import { readPostmasterFile } from './postmasterFile.ts';
import { stopServer } from './stopServer.ts';

/**
 * Removes the databases of data folders that are no more. One whose data folder was on another file system stays: that may only not be mounted.
 *
 * - tell: receives a sentence for each
 */
export async function removeFormerHomes({
  dataDir,
  home,
  tell,
}: {
  readonly dataDir: string;
  readonly home: string;
  readonly tell: (sentence: string) => void;
}): Promise<void> {
  for (const { folder, isOfSameDisk } of formerHomes(dataDir, home)) {
    if (!isOfSameDisk) {
      tell(
        `A database of an earlier ${dataDir} is still in ${folder}. Delete that folder when nobody needs it.`,
      );
      continue;
    }
    tell(`${dataDir} was removed: the portal begins anew, and its database of before is removed too`);
    const cluster = path.join(folder, 'cluster');
    const left = readPostmasterFile(cluster);
    if (left !== undefined) await stopServer(left.pid, cluster);
    rmSync(folder, { recursive: true, force: true });
  }
}
