import type { ConflictShape } from 'shared-record/model';
import type { ApplicationForm } from './applicationForm.ts';

/** What is compared of two versions of an application: single members, members of its parts, and entries, one by one. */
export const APPLICATION_SHAPE: ConflictShape<ApplicationForm> = {
  fields: [
    'pastMobilities',
    'specialNeedsCategory',
    'comments',
    'communicationAccept',
    'gradesConfirm',
    'gdprConfirm',
  ],
  parts: ['studiesData', 'paymentData'],
  lists: ['studentData', 'prefferedMobility', 'languageData', 'pastMobilityData', 'filesData'],
  hidden: ['id'],
};
