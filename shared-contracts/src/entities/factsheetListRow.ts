import * as z from 'zod/mini';

/** Members that the partner factsheet list asks for. Source: specification document 3, section 7. */
export const FACTSHEET_LIST_SELECT = ['institution/erasmusCode', 'institution/name', 'id'] as const;

/**
 * Row of the partner factsheet list, as `MobilityFactsheets` answers to {@link FACTSHEET_LIST_SELECT}.
 *
 * - fetchedAt: when it was fetched from the partner network; for whoever asks for it
 * - erasmusCode, name: of the institution; the code has the double spaces that Erasmus codes are filled up with (`B  BRUSSEL46`)
 */
export const factsheetListRowSchema = z.object({
  id: z.number(),
  name: z.nullish(z.string()),
  erasmusCode: z.nullish(z.string()),
  fetchedAt: z.nullish(z.string()),
});
export type FactsheetListRow = z.infer<typeof factsheetListRowSchema>;
