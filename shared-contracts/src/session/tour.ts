import * as z from 'zod/mini';

/** Whether the caller has been offered the way around the portal, and has taken it or declined. */
export const tourStateSchema = z.object({ isKnown: z.boolean() });
export interface TourState extends z.infer<typeof tourStateSchema> {}
