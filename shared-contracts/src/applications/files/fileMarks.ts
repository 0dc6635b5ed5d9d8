import * as z from 'zod/mini';
import type { LanguageTag } from '../../text/language.ts';

/**
 * What people should know of a file before they open it.
 *
 * - encrypted: it may ask for a password, and what is inside could not be looked through
 * - script: it carries a program of its own (JavaScript, XFA)
 * - action: it can start another program, open another file, send data away, or open a page of the web by itself
 * - attachment: other files lie within
 * - unexamined: a part of it could not be looked through
 * - not-a-pdf: nothing in it can be opened as a PDF; only files have it that were stored before that was looked at
 */
export const FILE_MARKS = ['encrypted', 'script', 'action', 'attachment', 'unexamined', 'not-a-pdf'] as const;
export type FileMark = (typeof FILE_MARKS)[number];

/** What is to know of a file before it is opened; written by the server alone, which finds it in the file. */
export const fileMarksShape = z.array(z.enum(FILE_MARKS));

/** Says each mark to people, in a whole sentence: on a screen, and in an archive. */
export const FILE_MARK_TEXTS: Readonly<Record<FileMark, Readonly<Record<LanguageTag, string>>>> = {
  encrypted: {
    en: 'The file is encrypted: it may ask for a password, and what is inside could not be looked through.',
    el: 'Το αρχείο είναι κρυπτογραφημένο: ίσως ζητήσει κωδικό και το περιεχόμενό του δεν μπόρεσε να ελεγχθεί.',
  },
  script: {
    en: 'The file carries a program of its own (JavaScript).',
    el: 'Το αρχείο περιέχει δικό του πρόγραμμα (JavaScript).',
  },
  action: {
    en: 'The file can start a program, open another file or web page, or send data away.',
    el: 'Το αρχείο μπορεί να ξεκινήσει πρόγραμμα, να ανοίξει άλλο αρχείο ή ιστοσελίδα ή να στείλει δεδομένα.',
  },
  attachment: {
    en: 'Other files are attached inside the file.',
    el: 'Μέσα στο αρχείο υπάρχουν συνημμένα άλλα αρχεία.',
  },
  unexamined: {
    en: 'A part of the file could not be looked through.',
    el: 'Ένα μέρος του αρχείου δεν μπόρεσε να ελεγχθεί.',
  },
  'not-a-pdf': {
    en: 'The file does not open as a PDF.',
    el: 'Το αρχείο δεν ανοίγει ως PDF.',
  },
};
