import type { OfficerAsked } from 'shared-contracts/call/officerFilter.ts';
import { parseRecordId } from 'shared-contracts/members/recordId.ts';

/** How it stands in the address whose records a list is asked for: `me` is whoever opens it, `department` the departments that they look after. */
export function officerParam() {
  return {
    default: null as OfficerAsked,
    parse: (text: string): OfficerAsked | undefined => {
      if (text === 'me' || text === 'department' || text === 'nobody') return text;
      return parseRecordId(text);
    },
    format: (value: OfficerAsked): string => String(value),
  };
}
