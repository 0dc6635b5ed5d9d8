import { APPLICATION } from './application.ts';
import {
  FILES_DATA,
  LANGUAGE_DATA,
  PAST_MOBILITY,
  PAYMENT_DATA,
  PREFERRED_MOBILITY,
} from './applicationParts.ts';
import { STUDENT_DATA, STUDIES_DATA } from './applicationStudent.ts';
import type { TreeOf } from '../../members/labels/entityTree.ts';

/** A student's application with its parts. */
export const APPLICATION_TREE: TreeOf<typeof APPLICATION> = {
  root: APPLICATION,
  below: {
    ApplicationStudentData: STUDENT_DATA,
    ApplicationStudiesData: STUDIES_DATA,
    ApplicationPreferredMobilities: PREFERRED_MOBILITY,
    ApplicationLanguageData: LANGUAGE_DATA,
    ApplicationPaymentData: PAYMENT_DATA,
    ApplicationPastMobilities: PAST_MOBILITY,
    ApplicationFilesData: FILES_DATA,
  },
};
