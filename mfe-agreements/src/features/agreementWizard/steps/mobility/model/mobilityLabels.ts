import type { MobilityList } from 'shared-contracts/entities/agreementItem.ts';
import type { LanguageLevel } from './mobilityRow.ts';

/** The question of the switch. */
export const SWITCH_LABEL = {
  studentMobilitiesForStudies: 'agreementSteps.MobilityStep.studies',
  studentMobilitiesForTraineeship: 'agreementSteps.MobilityStep.traineeships',
  staffMobilitiesForTeaching: 'agreementSteps.MobilityStep.teaching',
  staffMobilitiesForTraining: 'agreementSteps.MobilityStep.training',
} as const satisfies Record<MobilityList, string>;

/** Source: specification document 2, section 2.1. */
export const LEVEL_LABEL = {
  A1: 'agreementSteps.levels.a1',
  A2: 'agreementSteps.levels.a2',
  B1: 'agreementSteps.levels.b1',
  B2: 'agreementSteps.levels.b2',
  C1: 'agreementSteps.levels.c1',
  C2: 'agreementSteps.levels.c2',
} as const satisfies Record<LanguageLevel, string>;
