import { expect, test } from '@jest/globals';
import { FULLER, fullRooms, MOST_FILES } from '../../scripts/lib/packages/fullRooms.mjs';

/** Paths of so many files of a room. */
const room = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file${index}${ending}`);
/** What the repository has besides. */
const fuller = Object.keys(FULLER).flatMap((folder) => room(folder, MOST_FILES + 1));

test('a room with one file too many is named with its count, tests among them', () => {
  const files = [...fuller, ...room('server/src/desk', MOST_FILES), 'server/src/desk/desk.test.ts'];
  expect(fullRooms(files)).toEqual([expect.stringMatching(/^server\/src\/desk has 26 files/)]);
});

test('what is no code does not count, nor what lies in rooms within, nor the types beside a script', () => {
  expect(
    fullRooms([
      ...fuller,
      ...room('server/src/desk', MOST_FILES),
      'server/src/desk/README.md',
      ...room('server/src/desk/lists', MOST_FILES),
      ...room('scripts/lib/tests', MOST_FILES, '.mjs'),
      ...room('scripts/lib/tests', MOST_FILES, '.d.mts'),
    ]),
  ).toEqual([]);
});

test('whoever may be fuller, and is not, is named as well', () => {
  expect(fullRooms([])).toEqual(Object.keys(FULLER).map((folder) => expect.stringContaining(folder)));
});
