import { workerFailure } from 'shared-client/worker';
import { makePhotoPdf } from './makePhotoPdf.ts';
import type { PhotosReply, PhotosRequest } from './photoMessages.ts';

// One request is all that a worker ever gets: it is started for some photos, and ended after them.
self.addEventListener('message', ({ data }: MessageEvent<PhotosRequest>) => {
  makePhotoPdf(data).then(
    (made) => reply({ made }),
    (error: unknown) => reply(workerFailure(error)),
  );
});

function reply(message: PhotosReply): void {
  self.postMessage(message);
}
