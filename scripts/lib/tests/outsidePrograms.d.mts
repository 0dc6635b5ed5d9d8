export const hasLibreOffice: boolean;
/** qpdf, and those of poppler. */
export const hasPdfTools: boolean;

/**
 * Opens spreadsheets in LibreOffice, which calculates all of each anew, and writes them in another format.
 *
 * - files: by name; format: `xlsx`, or `csv` with the settings of its filter
 * - result: by the same names
 *
 * Throws when it does not write one of them.
 */
export function convertSheets(
  files: Readonly<Record<string, Uint8Array>>,
  format: string,
): Readonly<Record<string, Uint8Array>>;

/**
 * What programs of others say of a PDF.
 *
 * - check: the words of `qpdf --check`; text: by `pdftotext`, with single spaces
 * - fonts: as `pdffonts` says, `yes` or `no`; info: as `pdfinfo` says; catalogue: entries by their names in the file
 *
 * Throws when one of them fails, or finds a fault.
 */
export function lookAtPdf(bytes: Uint8Array): {
  readonly check: string;
  readonly text: string;
  readonly fonts: readonly {
    readonly name: string;
    readonly embedded: string;
    readonly subset: string;
    readonly unicode: string;
  }[];
  readonly info: Readonly<Record<string, string>>;
  readonly catalogue: Readonly<Record<string, unknown>>;
};

/** Says that tests are left out for want of a program. */
export function leftOut(program: string): void;
