import { FACTSHEET } from '../members/factsheet.ts';
import { pick } from '../../members/reply/pick.ts';
import { FACTSHEET_SINGLE_PARTS } from './factsheetSingleParts.ts';

/** As much of a factsheet as the network asks for, to see what it lacks (`networkGaps`). */
export const askedFactsheet = pick(
  FACTSHEET,
  [
    'id',
    'deadlineIncomingsCalendar',
    'deadlineNominationsCalendar',
    'applicationIncomingsInformationEntry',
    'decisionResponseWeeksLimit',
    'transcriptOfRecordsWeeksLimit',
    'housingInformationEntry',
    'visaInformationEntry',
    'insuranceInformationEntry',
  ],
  FACTSHEET_SINGLE_PARTS,
);
