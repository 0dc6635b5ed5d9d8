import { filter } from '../call/filter.ts';
import { EWP_STATUS, TERMINATION_STATUS } from './agreements.ts';

/** Agreements by which somebody can go as soon as they are final here or approved by both: see specification document 3, section 7. */
export const USABLE_AGREEMENTS = filter.and(
  filter.eq('isDeleted', false),
  filter.ne('terminated', TERMINATION_STATUS['IIA Terminated']),
  filter.or(filter.eq('localStatus', 1), filter.eq('ewpStatus', EWP_STATUS['Approved by all'])),
);

/** Those of them that hold in an academic year. */
export function usableAgreementsIn(year: number) {
  return filter.and(USABLE_AGREEMENTS, filter.le('startYear/id', year), filter.ge('endYear/id', year));
}
