import type { ConflictShape } from 'shared-record/model';
import type { FactsheetForm } from './factsheetForm.ts';

/** What is compared of two versions of a factsheet: members, members of its records, and rows, one by one. */
export const FACTSHEET_SHAPE: ConflictShape<FactsheetForm> = {
  fields: [
    'generalUrl',
    'facultyUrl',
    'courseCatalogueUrl',
    'decisionResponseWeeksLimit',
    'transcriptOfRecordsWeeksLimit',
  ],
  parts: [
    'institution',
    'institutionalCoordinatorContact',
    'deadlineIncomingsCalendar',
    'deadlineNominationsCalendar',
    'applicationIncomingsInformationEntry',
    'housingInformationEntry',
    'visaInformationEntry',
    'insuranceInformationEntry',
  ],
  lists: ['additionalRequirements', 'accessibilities', 'additionalInfos'],
};
