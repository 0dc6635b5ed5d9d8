/**
 * Universities that are started as partners of the demo portal, by Erasmus code.
 *
 * The sample of 1,200 agreements has fifteen and thirteen with them, some of which nobody has been told of yet.
 */
export const DEMO_PARTNER_CODES = ['PL KIELCE01', 'E  MADRID14'] as const;
