import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { Journey } from 'shared-record/testing';

/**
 * A way through the form of an application.
 *
 * - item: the stored application that is opened, by what differs from a complete draft; null for a new one
 * - step: where it is opened; the first one when absent
 */
export type ApplicationJourney = Journey<ApplicationType> & {
  readonly role: 'Student' | 'IRO';
  readonly item: object | null;
  readonly step?: string;
};

/** Where every journey ends. */
export const LIST = '/application/outgoing/list';
const TITLES = {
  personal: 'Personal data',
  studies: 'Current studies',
  mobility: 'Preferred mobility',
  languages: 'Language skills',
  payment: 'Mobility funding',
  past: 'Previous mobility and comments',
  files: 'Attached files',
  affirmation: 'Affirmation',
} as const;
/** A step by its id, without answers. */
export const stop = (at: keyof typeof TITLES) => ({ at, title: TITLES[at] });
export const ALL_STEPS = (Object.keys(TITLES) as Array<keyof typeof TITLES>).map(stop);
/** The statements that a submission needs. */
export const CONFIRMED = { gradesConfirm: true, gdprConfirm: true };
