import { matchesGlob } from 'node:path';

/** Whoever opens a folder reads as many names at one look, and not many more. */
export const MOST_FILES = 25;
/** Folders at the root, as globs, in which every room is counted. */
const COUNTED = ['{shell,mfe-*,shared-*,server,ewp,e2e,scripts}'];
/** Rooms that may be fuller, each with the reason. */
export const FULLER = {
  'server/src/database/migrations':
    'A list in the order of its numbers, each of which is read once: nobody looks for one by its subject.',
};

/**
 * Finds folders with more files of code side by side than a room may have, tests among them; the types beside a script (`.d.mts`) belong to it.
 *
 * - files: all paths of the repository, from its root, with forward slashes
 * - result: what to say of each; also of a room that may be fuller and is not
 */
export function fullRooms(files) {
  const rooms = Map.groupBy(files.filter(isCounted), (path) => path.slice(0, path.lastIndexOf('/')));
  const isFull = (room) => (rooms.get(room)?.length ?? 0) > MOST_FILES;
  return [
    ...[...rooms.keys()]
      .filter((room) => isFull(room) && !(room in FULLER))
      .map(
        (room) =>
          `${room} has ${rooms.get(room).length} files side by side, and a room has ${MOST_FILES} at most: divide it by subject.`,
      ),
    ...Object.keys(FULLER)
      .filter((room) => !isFull(room))
      .map((room) => `${room} need not be named as fuller than other rooms any more.`),
  ];
}

function isCounted(path) {
  return (
    /(?<!\.d)\.[cm]?[jt]sx?$/.test(path) && COUNTED.some((glob) => matchesGlob(path.split('/')[0], glob))
  );
}
