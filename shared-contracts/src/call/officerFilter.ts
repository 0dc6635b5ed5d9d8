import { filter, type Filter } from './filter.ts';

/**
 * Whose records a list is asked for: by the id of who is in charge, what nobody is in charge of, `me` for the reader's desk: what they are in charge
 * of, and what those are for whom they stand in today, or `department` for the departments that they, and those, look after. Null and undefined ask for all.
 */
export type OfficerAsked = 'me' | 'department' | 'nobody' | number | null;

/** Writes that as a `$filter` of agreements or applications. */
export function officerFilter(asked: OfficerAsked | undefined): Filter | undefined {
  if (asked == null) return undefined;
  if (asked === 'me') return filter.eq('isOnMyDesk', true);
  if (asked === 'department') return filter.eq('isOfMyDepartments', true);
  return asked === 'nobody' ? filter.eq('officer', null) : filter.eq('officer/id', asked);
}
