import { renderPdf } from 'shared-pdf/document';
import { fontFiles } from 'shared-pdf/page';
import { AgreementDocument } from '../src/features/agreementPdf/document/AgreementDocument.tsx';
import { makeAgreementPdf } from '../src/features/agreementPdf/worker/makeAgreementPdf.ts';
import type { AgreementPdfInput } from '../src/features/agreementPdf/model/agreementPdfInput.ts';
import { LOCAL, buildLongAgreement } from '../src/features/agreementPdf/testing/buildAgreement.ts';
import { buildFactsheet } from '../src/features/agreementPdf/testing/buildFactsheet.ts';

/** What one making of the document cost: whole time, and the longest time that the page did not answer, in milliseconds. */
export type PdfRun = { readonly timeMs: number; readonly longestBlockMs: number; readonly pages: number };

const ROWS_OF_EACH_KIND = 1;
const LOOK_EVERY_MS = 4;
const input: AgreementPdfInput = {
  agreement: buildLongAgreement(ROWS_OF_EACH_KIND),
  factsheets: [buildFactsheet(), buildFactsheet({ id: 10, institution: LOCAL })],
  tag: 'en',
  madeAt: '2026-11-21T20:05:09.000Z',
};

const WAYS = {
  worker: () => makeAgreementPdf(input, new AbortController().signal),
  page: () => renderPdf(AgreementDocument, { input, fonts: fontFiles() }),
};

/** Makes the document once, in the worker or on the page itself. */
async function measure(way: keyof typeof WAYS): Promise<PdfRun> {
  const stopWatching = watchBlocks();
  const start = performance.now();
  const pdf = await WAYS[way]();
  const timeMs = performance.now() - start;
  const longestBlockMs = stopWatching();
  const pages = (await pdf.text()).match(/\/Type \/Page\b/g)?.length ?? 0;
  return { timeMs, longestBlockMs, pages };
}

/** Looks at the clock every few milliseconds; the longest pause between two looks is the longest block. */
function watchBlocks(): () => number {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
}

Reflect.set(window, 'measurePdf', measure);
