import { workerFailure } from 'shared-client/worker';
import { renderSheet } from './renderSheet.ts';
import type { SheetReply, SheetRequest } from './sheetMessages.ts';

// One request is all that a worker ever gets: it is started for a file, and ended after it.
self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  try {
    reply({ made: renderSheet(data) });
  } catch (error) {
    reply(workerFailure(error));
  }
});

function reply(message: SheetReply): void {
  self.postMessage(message);
}
