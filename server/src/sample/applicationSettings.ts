import type { ApplicationType } from 'shared-contracts/applications.ts';
import type { ApplicationPlan } from './applicationPlans.ts';
import { day } from './days.ts';
import type { SampleContext } from './sampleContext.ts';

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
    { type: 'long-term-studies', start: day(year, 9, 1), stop: day(year + 1, 12, 31) },
    { type: 'short-term-studies', start: day(year, 3, 1), stop: day(year, 5, 31) },
  ] as const;
  for (const { type, start, stop } of windows) {
    batches.application_settings(type, nextNumber(type), start.toISOString(), stop.toISOString(), year);
  }
}
