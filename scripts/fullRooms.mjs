import { fullRooms } from './lib/packages/fullRooms.mjs';
import { repositoryFiles } from './lib/packages/repositoryFiles.mjs';

// No room above so many files flat (docs/decisions/0093-no-room-above-twenty-five-files.md).

for (const fault of fullRooms(repositoryFiles())) {
  process.stdout.write(`${fault}\n`);
  process.exitCode = 1;
}
