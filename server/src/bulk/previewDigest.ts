import { createHash } from 'node:crypto';
import type { BulkBody } from 'shared-contracts/bulk/bulkJobs.ts';
import { conflict } from '../platform/problems/refusals.ts';
import type { AskedWork } from './work/bulkParts.ts';

/** Input that decides what a job does with every agreement. */
type Input = Pick<AskedWork, 'work' | 'years' | 'edit'> & { readonly userId: number };
type Row = Omit<BulkBody['rows'][number], 'digest'>;

/**
 * Computes the digest of what one agreement was previewed with: the person, the work, its years or edit, and the row as the preview returned it.
 *
 * The preview returns the digest, and the start of a job sends it back. A client could compute the digest itself. That gains nothing: the same person
 * may preview and start the same work. The digest finds mistakes, such as a form that changed after its preview, so it needs neither a secret nor a
 * stored preview. Each row has its own because a preview returns at most 50 agreements and a job has up to 5,000.
 *
 * @param input as its schema returned it, so that equal input has equal JSON
 * @returns 43 characters, base64url
 */
export function previewDigest({ userId, work, years, edit }: Input, row: Row): string {
  const { id, version, isReady, partnersHash = null } = row;
  const seen = [userId, work, years ?? null, edit ?? null, id, version, isReady, partnersHash];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

/** Checks that a job starts with what was previewed. Throws a `Problem` 409 for another input, and for rows without a digest. */
export function requirePreviewed(input: Input, rows: BulkBody['rows']): void {
  if (rows.every(({ digest, ...row }) => digest === previewDigest(input, row))) return;
  throw conflict({
    en: 'This is not what was previewed, so nothing was started. Reload the page and preview it again.',
    el: 'Τα στοιχεία δεν είναι αυτά της προεπισκόπησης, οπότε δεν ξεκίνησε τίποτα. Ανανεώστε τη σελίδα και κάντε νέα προεπισκόπηση.',
  });
}
