import { PLACE_KINDS } from 'shared-contracts/places/placeTerms.ts';
import { REPORT_GROUPINGS } from 'shared-contracts/report/report.ts';
import { choiceParam, defineListSearch, numberParam, type SearchOf } from 'shared-ui/list';

/** What places are counted: of one kind of mobility, or of all of them. */
export const REPORT_KINDS = [...PLACE_KINDS, 'all'] as const;

/**
 * What the report is of.
 *
 * - year: academic year, by the calendar year in which it begins; null for the present one
 * - lines: all of a long table
 */
export const reportSearch = defineListSearch({
  year: numberParam(1900, 2200),
  kind: choiceParam(REPORT_KINDS, 'studies'),
  by: choiceParam(REPORT_GROUPINGS, 'country'),
  lines: choiceParam(['all']),
});
export type ReportSearch = SearchOf<typeof reportSearch>;
