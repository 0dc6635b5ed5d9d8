import { FILE_MARK_TEXTS, type FileMark } from 'shared-contracts/applications/files/fileMarks.ts';
import type { ZippedFile } from '../../files/zipOf.ts';

/** A file of an archive of which something is to know before it is opened. */
export type WarnedFile = { readonly name: string; readonly marks: readonly FileMark[] };

/** It comes first wherever names are sorted. */
const NAME = '0-READ-FIRST.txt';
const HEADS = {
  el: 'Διαβάστε πριν ανοίξετε τα αρχεία. Ανοίξτε τα παρακάτω μόνο αν τα περιμένατε από τον φοιτητή ή τη φοιτήτρια:',
  en: 'Read this before you open the files. Open those named below only if you expected them from the student:',
};

/** Makes the text that says of the files of an archive what to know before they are opened, in both languages. */
export function warningOf(files: readonly WarnedFile[]): ZippedFile {
  const text = (['el', 'en'] as const)
    .map((tag) => [HEADS[tag], ...files.map((file) => lineOf(file, tag))].join('\r\n'))
    .join('\r\n\r\n');
  // Old editors take a text without a mark for one in the letters of their own system.
  const bytes = Buffer.from(`\uFEFF${text}\r\n`);
  return {
    name: NAME,
    content: {
      size: bytes.length,
      read: async function* read() {
        yield bytes;
      },
    },
    changedAt: new Date(),
  };
}

function lineOf({ name, marks }: WarnedFile, tag: 'el' | 'en'): string {
  return `- ${name}: ${marks.map((mark) => FILE_MARK_TEXTS[mark][tag]).join(' ')}`;
}
