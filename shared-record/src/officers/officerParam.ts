/** What a list is asked for: the reader's own, what nobody is in charge of, or what a person is by their id; null for all. */
export type OfficerAsked = 'me' | 'nobody' | number | null;

/** How that stands in the address: `me` is whoever opens it. */
export function officerParam() {
  return {
    default: null as OfficerAsked,
    parse: (text: string): OfficerAsked | undefined => {
      if (text === 'me' || text === 'nobody') return text;
      const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
      return id <= 2_147_483_647 ? id : undefined;
    },
    format: (value: OfficerAsked): string => String(value),
  };
}

/**
 * Puts a person's id in the place of `me`.
 *
 * - me: undefined while that is not known; nobody has the id 0
 */
export function officerIdOf(asked: OfficerAsked, me: number | undefined): Exclude<OfficerAsked, 'me'> {
  return asked === 'me' ? (me ?? 0) : asked;
}
