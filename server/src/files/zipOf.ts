import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ByteStream } from './bytePlace.ts';

/** A file of an archive, under a name without separators; the size of one that is made on the way is not known. */
export type ZippedFile = {
  readonly name: string;
  readonly content: { readonly size?: number; readonly read: () => ByteStream };
  readonly changedAt: Date;
};

/** An archive on its way, and how many bytes it will have: -1 where the size of a file is not known. */
export type Zip = { readonly stream: Readable; readonly size: number };

/**
 * Writes files one after the other into an archive, each as it is: PDF files are compressed already.
 *
 * One piece of one file is in memory at a time, at the pace of whoever reads; who stops reading stops the rest. Names are marked as UTF-8. The
 * stream fails when a file cannot be read to its end.
 */
export function zipOf(files: readonly ZippedFile[]): Zip {
  const zip = new ZipFile();
  // The library's own stream, which its types call by less: one around it would wait for its next piece before it could fail.
  const stream = zip.outputStream as Readable;
  let open: Readable | undefined;
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', () => open?.destroy());
  for (const { name, content, changedAt } of files) {
    const { size: known } = content;
    const options = { compress: false, mtime: changedAt, ...(known !== undefined && { size: known }) };
    zip.addReadStreamLazy(name, options, (give) => {
      if (stream.destroyed) return;
      open = Readable.from(content.read());
      open.on('error', (error) => stream.destroy(error));
      give(null, open);
    });
  }
  let size = 0;
  // The library gives the size, which its types do not say.
  zip.end({ forceZip64Format: false, comment: '' }, (...[total]: readonly unknown[]) => {
    size = Number(total);
  });
  return { stream, size };
}
