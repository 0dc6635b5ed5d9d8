import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { windowStart, windowStop } from 'shared-contracts/applications/applicationWindowDays.ts';
import type { ApplicationPlan } from './applicationPlans.ts';
import type { SampleContext } from '../context/sampleContext.ts';

/**
 * Adds the office's settings: applications for long-term stays are open, those for short-term stays closed.
 *
 * The counters go on where the applications' numbers end.
 */
export function addApplicationSettings(
  { batches, calendar }: SampleContext,
  plans: readonly ApplicationPlan[],
): void {
  const { year } = calendar;
  const nextNumber = (type: ApplicationType) =>
    1 +
    Math.max(
      0,
      ...plans.filter((plan) => plan.type === type && plan.year === year).map(({ number }) => number ?? 0),
    );
  const windows = [
    { type: 'long-term-studies', first: `${year}-09-01`, last: `${year + 1}-12-31` },
    { type: 'short-term-studies', first: `${year}-03-01`, last: `${year}-05-31` },
  ] as const;
  for (const { type, first, last } of windows) {
    batches.application_settings(type, nextNumber(type), windowStart(first), windowStop(last), year);
  }
}
