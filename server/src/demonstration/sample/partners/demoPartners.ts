/**
 * Universities that are started as partners of the demo portal, by Erasmus code.
 *
 * The sample of 1,200 agreements has some fifteen with each, none of which has been exchanged yet: their nodes answer, and could not answer for what is invented.
 */
export const DEMO_PARTNER_CODES = ['PL KIELCE01', 'E  MADRID14'] as const;
