import { FACTSHEET } from '../members/factsheet.ts';
import { INCOMINGS_CALENDAR, NOMINATIONS_CALENDAR } from '../members/factsheetParts.ts';
import { INSTITUTION } from '../../institutions/members/institution.ts';
import { asGiven, pick, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const TERMS = ['autumnTerm', 'springTerm'] as const;

const pickedPartnerDeadlines = pickReadable(
  FACTSHEET,
  ['id', 'institution', 'deadlineIncomingsCalendar', 'deadlineNominationsCalendar'],
  {
    institution: pickReadable(INSTITUTION, ['id']),
    deadlineIncomingsCalendar: asGiven(pick(INCOMINGS_CALENDAR, TERMS)),
    deadlineNominationsCalendar: asGiven(pick(NOMINATIONS_CALENDAR, TERMS)),
  },
);

export interface PartnerDeadlines extends RecordOf<typeof pickedPartnerDeadlines> {}
/**
 * By when an institution wants to hear of students, as its factsheet in `MobilityFactsheets` says.
 *
 * - autumnTerm, springTerm: day of the year as `--MM-DD`, of the term in which the stay begins
 */
export const partnerDeadlines: Named<typeof pickedPartnerDeadlines, PartnerDeadlines> =
  pickedPartnerDeadlines;
