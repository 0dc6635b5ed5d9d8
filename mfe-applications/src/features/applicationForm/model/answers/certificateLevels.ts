import { LANGUAGE_LEVELS } from 'shared-contracts/reference/levels.ts';

/** Levels that a certificate can say, with the mother tongue and none at all. Source: specification document 3, section 9. */
export const CERTIFICATE_LEVELS = [...LANGUAGE_LEVELS, 'M', 'X'] as const;
