import type { OfficerAsked } from 'shared-contracts/call/officerFilter.ts';

/** How it stands in the address whose records a list is asked for: `me` is whoever opens it, `department` the departments that they look after. */
export function officerParam() {
  return {
    default: null as OfficerAsked,
    parse: (text: string): OfficerAsked | undefined => {
      if (text === 'me' || text === 'department' || text === 'nobody') return text;
      const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
      return id <= 2_147_483_647 ? id : undefined;
    },
    format: (value: OfficerAsked): string => String(value),
  };
}
