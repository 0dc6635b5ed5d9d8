import type { FileMark } from 'shared-contracts/applications/files/fileMarks.ts';
import type { Database } from '../database/database.ts';
import type { PdfThreads } from './pdf/pdfThreads.ts';
import type { PdfVerdict } from './pdf/pdfVerdict.ts';
import type { OpenContent } from './storedContent.ts';

/** Looks into a content once; what was found stays with it. A content that is refused is not marked. */
export async function examineContent(
  { database, pdf }: { readonly database: Database; readonly pdf: PdfThreads },
  content: OpenContent,
  who: string | number,
): Promise<PdfVerdict> {
  const known = await database
    .selectFrom('file_contents')
    .select('marks')
    .where('sha256', '=', content.sha256)
    .executeTakeFirst();
  if (known?.marks != null) return { marks: known.marks };
  const verdict = await pdf.judge(who, () => wholeOf(content));
  if ('marks' in verdict) await keepMarks(database, content.sha256, verdict.marks);
  return verdict;
}

async function keepMarks(database: Database, sha256: string, marks: readonly FileMark[]): Promise<void> {
  await database
    .updateTable('file_contents')
    .set({ marks: JSON.stringify(marks) })
    .where('sha256', '=', sha256)
    .execute();
}

async function wholeOf({ size, read }: OpenContent): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const piece of read()) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
