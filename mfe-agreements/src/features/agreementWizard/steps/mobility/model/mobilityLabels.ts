import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';

/** The question of the switch. */
export const SWITCH_LABEL = {
  studentMobilitiesForStudies: 'agreementSteps.MobilityStep.studies',
  studentMobilitiesForTraineeship: 'agreementSteps.MobilityStep.traineeships',
  staffMobilitiesForTeaching: 'agreementSteps.MobilityStep.teaching',
  staffMobilitiesForTraining: 'agreementSteps.MobilityStep.training',
} as const satisfies Record<MobilityList, string>;
