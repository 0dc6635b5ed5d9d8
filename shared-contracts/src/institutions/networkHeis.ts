import * as z from 'zod/mini';

/** Fewer letters find too much to choose from. */
export const NETWORK_SEARCH_MIN_LENGTH = 3;
export const NETWORK_SEARCH_MAX_LENGTH = 100;
/** Institutions that a search gives at most. */
export const MOST_NETWORK_HEIS = 20;

/**
 * Institutions that the network's registry lists under what somebody searches for, by name.
 *
 * - heiId: SCHAC code; name: in English where the registry has it so
 * - institution: id of the portal's own record of it; null where it has none
 * - hasMore: more than these are listed
 */
export const networkHeisSchema = z.object({
  value: z.array(
    z.object({
      heiId: z.string(),
      name: z.string(),
      nameGR: z.nullable(z.string()),
      erasmusCode: z.nullable(z.string()),
      institution: z.nullable(z.number()),
    }),
  ),
  hasMore: z.boolean(),
});
export interface NetworkHeis extends z.infer<typeof networkHeisSchema> {}
export type NetworkHei = NetworkHeis['value'][number];
