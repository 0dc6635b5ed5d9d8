import { AGREEMENT } from './agreement.ts';
import { PARTNER_IDENTIFICATION, SIGNING } from './agreementParts.ts';
import { CONTACT } from '../../institutions/members/contact.ts';
import type { TreeOf } from '../../members/labels/entityTree.ts';
import { DEPARTMENT } from '../../institutions/members/institution.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STAFF_MOBILITY_FOR_TRAINING,
  STUDENT_MOBILITY_FOR_STUDIES,
  STUDENT_MOBILITY_FOR_TRAINEESHIP,
} from './mobilityRow.ts';
import {
  LANGUAGE_SKILL_SUBJECT_AREA,
  ROW_LANGUAGE_SKILL,
  ROW_STUDY_CYCLE,
  ROW_SUBJECT_AREA,
} from './mobilityRowParts.ts';

/** An agreement with its rows, signatures and contacts. */
export const AGREEMENT_TREE: TreeOf<typeof AGREEMENT> = {
  root: AGREEMENT,
  below: {
    PartnerAgreementIdentifications: PARTNER_IDENTIFICATION,
    MobilitySignings: SIGNING,
    MobilityContacts: CONTACT,
    MobilityDepartments: DEPARTMENT,
    StudentMobilitiesForStudies: STUDENT_MOBILITY_FOR_STUDIES,
    StudentMobilitiesForTraineeship: STUDENT_MOBILITY_FOR_TRAINEESHIP,
    StaffMobilitiesForTeaching: STAFF_MOBILITY_FOR_TEACHING,
    StaffMobilitiesForTraining: STAFF_MOBILITY_FOR_TRAINING,
    MobilitySubjectAreasWithClarifications: ROW_SUBJECT_AREA,
    MobilityStudyCycles: ROW_STUDY_CYCLE,
    MobilityRecommendedLanguageSkills: ROW_LANGUAGE_SKILL,
    MobilityLanguageSkillSubjectAreas: LANGUAGE_SKILL_SUBJECT_AREA,
  },
};
