import type { FastifyBaseLogger } from 'fastify';
import type { FilesState } from 'shared-contracts/overview/overview.ts';
import type { FileStore } from '../../files/fileStore.ts';

const TEXTS: Readonly<Record<FilesState, string>> = {
  ok: 'files have room again',
  'nearly-full':
    'files take more than 80 % of their room: give them more (FILE_ROOM_MB, and the disk), or remove old applications',
  full: 'files have no room any more, and uploads are refused: give them more (FILE_ROOM_MB, and the disk)',
};

/** Makes what says in the log how far the room of files is taken, once for each change. */
export function tellOfRoom(log: FastifyBaseLogger, files: FileStore): () => Promise<void> {
  let told: FilesState = 'ok';
  return async () => {
    const { used, limit, state } = await files.room();
    if (state === told) return;
    told = state;
    if (state === 'ok') log.info({ used, limit }, TEXTS.ok);
    else log.warn({ used, limit }, TEXTS[state]);
  };
}
