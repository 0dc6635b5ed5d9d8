import { checkedFile } from 'shared-client/worker';

/** The worker and what it reads, as files of this module's release. They come when somebody chooses a file, and not before. */
export function previewFiles() {
  return {
    worker: checkedFile(new URL('./firstPage.worker.ts', import.meta.url)),
    parts: {
      'openjpeg.wasm': checkedFile(new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url)),
      'jbig2.wasm': checkedFile(new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url)),
    },
  };
}
