import { firstWindowDay, lastWindowDay } from 'shared-contracts/applications/applicationWindowDays.ts';
import { daysBetween, universityDay } from 'shared-contracts/dates/universityTime.ts';

/**
 * Where an application window stands.
 *
 * - unset: without dates it is closed
 * - first, last: days in Athens, both included; daysLeft: 0 on the last day
 */
export type WindowState =
  | { readonly kind: 'unset' }
  | { readonly kind: 'upcoming' | 'closed'; readonly first: string; readonly last: string }
  | { readonly kind: 'open'; readonly first: string; readonly last: string; readonly daysLeft: number };

type Times = {
  readonly applicationStart?: string | null | undefined;
  readonly applicationStop?: string | null | undefined;
};

/** Tells where a window stands at a moment; undefined settings are those that the office has not set up yet. */
export function windowState(settings: Times | null | undefined, now: Date): WindowState {
  const { applicationStart, applicationStop } = settings ?? {};
  if (applicationStart == null || applicationStop == null) return { kind: 'unset' };
  const days = { first: firstWindowDay(applicationStart), last: lastWindowDay(applicationStop) };
  if (now <= new Date(applicationStart)) return { kind: 'upcoming', ...days };
  if (now >= new Date(applicationStop)) return { kind: 'closed', ...days };
  return { kind: 'open', ...days, daysLeft: daysBetween(universityDay(now), days.last) };
}
