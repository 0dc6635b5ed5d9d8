import * as z from 'zod/mini';
import { text } from '../../members/shapeTexts.ts';

/** Snapshot of the copy that both sides approved last, with its hash; written by the server alone. */
export const approvedCopyShape = z.object({ hash: text(64), agreement: z.record(z.string(), z.unknown()) });

/**
 * What a partner's condition says that the mobility row which was made of it has no place for; written by the server alone.
 *
 * - untouched: members of the row that are still as they were taken from the partner: nobody here is asked to mend them
 * - words: by member of the row what the partner says, as people read it (`text`) and as the part of the condition that it is (`value`); a
 *   member that somebody changes loses its words
 */
export const asPartnerSentShape = z.object({
  untouched: z.array(z.string()),
  words: z.array(
    z.object({ member: z.string(), text: z.string(), value: z.record(z.string(), z.unknown()) }),
  ),
});
