import type { MobilityList } from './entities/agreementItem.ts';
import type { LanguageLevel } from '../reference/levels.ts';

/** Lowest language level that the programme recommends. Source: specification document 1, sections 2.5 and 9. */
export const MINIMUM_LEVEL = {
  studentMobilitiesForStudies: 'B1',
  studentMobilitiesForTraineeship: 'B2',
  staffMobilitiesForTeaching: 'B2',
  staffMobilitiesForTraining: 'B2',
} as const satisfies Record<MobilityList, LanguageLevel>;

/** Tells whether the network refuses rows of a list without a language. Source: EWP IIAs API v7. */
export function isLanguageNeeded(list: MobilityList): boolean {
  return list === 'studentMobilitiesForStudies' || list === 'staffMobilitiesForTeaching';
}
