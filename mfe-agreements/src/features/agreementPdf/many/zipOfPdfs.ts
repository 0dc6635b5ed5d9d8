import { Zip, ZipPassThrough } from 'fflate';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { ApiError } from 'shared-client';
import { makePdfOf } from '../downloadAgreementPdf.ts';

/** Why an agreement has no document: `draft` by the life cycle, `unreadable` when it cannot be read, `failed` when its document cannot be made. */
export type LeftOut = { readonly id: number; readonly why: 'draft' | 'unreadable' | 'failed' };

/** - zip: null when none of the documents could be made */
export type ZippedPdfs = {
  readonly zip: Blob | null;
  readonly made: number;
  readonly left: readonly LeftOut[];
};

/**
 * Makes the documents of agreements one after the other and puts them into one archive, each as `IIA_{id}.pdf`. What cannot be made is named and keeps no
 * other one out.
 *
 * - onProgress: is told how many have been looked at
 *
 * Rejects when the signal is given up, and with an ApiError of a session that has ended.
 */
export async function zipOfPdfs(
  ids: readonly number[],
  options: Parameters<typeof makePdfOf>[1],
  onProgress: (looked: number) => void,
): Promise<ZippedPdfs> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Uint8Array(chunk));
  });
  const left: LeftOut[] = [];
  for (const [index, id] of ids.entries()) {
    options.signal.throwIfAborted();
    onProgress(index);
    const made = await documentOf(id, options);
    if (made instanceof Blob) {
      // A PDF is packed already.
      const entry = new ZipPassThrough(`IIA_${id}.pdf`);
      zip.add(entry);
      entry.push(new Uint8Array(await made.arrayBuffer()), true);
    } else left.push({ id, why: made });
  }
  zip.end();
  const made = ids.length - left.length;
  return { zip: made === 0 ? null : new Blob(parts, { type: 'application/zip' }), made, left };
}

async function documentOf(
  id: number,
  options: Parameters<typeof makePdfOf>[1],
): Promise<Blob | LeftOut['why']> {
  try {
    const agreement = await options.api.item(agreementItem, id, { signal: options.signal });
    if (agreement.status.id === AGREEMENT_STATUS.Draft) return 'draft';
    return await makePdfOf(agreement, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ApiError && error.kind === 'not-signed-in') throw error;
    return error instanceof ApiError ? 'unreadable' : 'failed';
  }
}
