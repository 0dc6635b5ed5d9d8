import { drawFirstPage } from './drawFirstPage.ts';
import type { PreviewReply, PreviewRequest } from './previewMessages.ts';

// One request is all that a worker ever gets: it is started for a file, and ended after it.
self.addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => {
  // The library's own messages come here too.
  if (!(data.file instanceof File)) return;
  // A file that cannot be drawn is no fault of this code: nothing but the message is handed on.
  drawFirstPage(data).then(
    (made) => reply({ made }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});

function reply(message: PreviewReply): void {
  self.postMessage(message);
}
