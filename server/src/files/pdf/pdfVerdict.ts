import type { FileMark } from 'shared-contracts/applications/files/fileMarks.ts';

/** What a look into a file says: what to know of it before it is opened, or why it is not taken. */
export type PdfVerdict =
  { readonly marks: readonly FileMark[] } | { readonly refusal: 'unreadable-pdf' | 'pdf-too-heavy' };
