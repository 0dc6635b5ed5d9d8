import * as z from 'zod/mini';
import criteria from './criteria.json';
import sweep from './sweep.json';

/**
 * How a criterion of WCAG 2.2 was tested.
 *
 * - sweep: by axe on every screen; browser: by journeys of the tests in a browser, by keyboard and at 360 px; start: by the portal itself when it
 *   starts, of the colours it is given; review: by people who build it, reading and trying
 */
const HOW = ['sweep', 'browser', 'start', 'review'] as const;
/** - none: the portal has nothing that the criterion speaks of */
const STATES = ['met', 'partly', 'none'] as const;

const statementSchema = z.object({
  preparedOn: z.iso.date(),
  reviewedOn: z.iso.date(),
  criteria: z.array(
    z.object({
      id: z.string(),
      level: z.enum(['A', 'AA']),
      name: z.object({ en: z.string(), el: z.string() }),
      state: z.enum(STATES),
      how: z.array(z.enum(HOW)),
    }),
  ),
});

export type Criterion = z.infer<typeof statementSchema>['criteria'][number];

/** The statement's own facts: the state of each criterion, and how it was tested. */
export const STATEMENT = statementSchema.parse(criteria);

/** What the sweep over all screens found; written by it (`e2e/support/looks/statementReporter.ts`). */
export const SWEEP = sweep;
