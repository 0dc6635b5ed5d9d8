import type { University } from 'shared-contracts/portal/university.ts';
import { letterheadOf, makePdf } from 'shared-pdf/page';
import { fileName } from 'shared-sheet/page';
import type { ReportPdfInput } from '../document/reportPdfInput.ts';
import type { Words, DividedReport } from '../model/reportFigures.ts';
import { coloursOn } from '../picture/colours.ts';
import { type MadeFile, reportFileTitle } from './reportFiles.ts';
import { reportPdfInput } from './reportPdfInput.ts';

type Options = {
  readonly words: Words;
  readonly university: University | undefined;
  readonly signal: AbortSignal;
  readonly now: Date;
};

/** Makes the PDF of a report, divided in each of the given ways. Rejects as `makePdf` does. */
export async function reportPdfFile(
  reports: readonly DividedReport[],
  { words, university, signal, now }: Options,
): Promise<MadeFile> {
  const [first] = reports;
  if (first === undefined) throw new Error('A document has one part at least');
  const letterhead = await letterheadOf(university, words.tag);
  const worker = new URL('../worker/reportPdf.worker.ts', import.meta.url);
  const input: ReportPdfInput = {
    ...reportPdfInput(reports, words, now),
    letterhead,
    colours: coloursOn(university?.brand),
  };
  return {
    name: fileName(reportFileTitle(first, words), 'pdf', 'report'),
    content: await makePdf(worker, input, { name: 'reportPdf', signal }),
  };
}
