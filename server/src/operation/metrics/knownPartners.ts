/** The network has some six thousand institutions; most are nobody's partner. */
const MOST = 300;

/** What all partners are called that came after as many as are named. */
export const OTHER_PARTNERS = 'other';

/**
 * Gives partners their names in metrics: each name costs memory here and in whatever stores it, so those that come first have one, and all others are told of together.
 */
export function knownPartners(most = MOST): (partner: string) => string {
  const known = new Set<string>();
  return (partner) => {
    if (known.size < most) known.add(partner);
    return known.has(partner) ? partner : OTHER_PARTNERS;
  };
}
