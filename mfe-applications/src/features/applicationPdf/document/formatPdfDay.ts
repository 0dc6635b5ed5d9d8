import { formatPdfTime } from 'shared-pdf/document';

const DAY_LENGTH = 'dd/mm/yyyy'.length;

/** Writes a calendar day `YYYY-MM-DD` as `dd/mm/yyyy`; '' for none. */
export function formatPdfDay(value: string | null | undefined): string {
  return formatPdfTime(value).slice(0, DAY_LENGTH);
}
