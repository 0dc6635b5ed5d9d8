import * as z from 'zod/mini';

/** What every save answers with, as far as a page that reads its list anew needs it. */
export const savedRecordSchema = z.object({ id: z.number() });
