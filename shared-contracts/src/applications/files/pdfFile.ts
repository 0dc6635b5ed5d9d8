/** Largest file that an applicant may upload, in bytes. Source: specification document 3, sections 5 and 9. */
export const MAX_PDF_BYTES = 10_485_760;

/**
 * What one person may have stored besides the files of submitted applications: records, and bytes together.
 *
 * Room for the nine slots of a draft of each type, each of them replaced twice within the day that a replaced file stays; a slot has 10 MB at most, and few files are as large.
 */
export const FILE_QUOTA = { files: 60, bytes: 314_572_800 } as const;
/** How long a file stays that no application names, in milliseconds: a draft that lies in a browser may name it still. */
export const UNNAMED_FILE_MS = 24 * 60 * 60 * 1000;
