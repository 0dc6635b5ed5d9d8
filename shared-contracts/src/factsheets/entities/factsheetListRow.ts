import { FACTSHEET } from '../members/factsheet.ts';
import { INSTITUTION } from '../../institutions/members/institution.ts';
import { flat, pick, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const institution = flat(pickReadable(INSTITUTION, ['erasmusCode', 'name', 'nameGR']));

const pickedFactsheetListRow = pick(FACTSHEET, ['institution', 'id'], { institution });

export interface FactsheetListRow extends RecordOf<typeof pickedFactsheetListRow> {}
/**
 * Row of the partner factsheet list, as `MobilityFactsheets` answers.
 *
 * - erasmusCode, name, nameGR: of the institution; the code has the double spaces that Erasmus codes are filled up with (`B  BRUSSEL46`)
 *
 * Source: specification document 3, section 7.
 */
export const factsheetListRow: Named<typeof pickedFactsheetListRow, FactsheetListRow> =
  pickedFactsheetListRow;

const pickedFetchedFactsheet = pick(FACTSHEET, ['institution', 'id', 'fetchedAt'], { institution });

export interface FetchedFactsheet extends RecordOf<typeof pickedFetchedFactsheet> {}
/** The same with the time at which it was fetched from the partner network. */
export const fetchedFactsheet: Named<typeof pickedFetchedFactsheet, FetchedFactsheet> =
  pickedFetchedFactsheet;

/** A factsheet and the institution that it is of, by name. */
export const factsheetOfNamedInstitution = pick(FACTSHEET, ['institution', 'id'], {
  institution: pickReadable(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode']),
});

const pickedFactsheetOfInstitution = pick(FACTSHEET, ['institution', 'id'], {
  institution: pickReadable(INSTITUTION, ['id']),
});

export interface FactsheetOfInstitution extends RecordOf<typeof pickedFactsheetOfInstitution> {}
/** A factsheet and the institution that it is of. */
export const factsheetOfInstitution: Named<typeof pickedFactsheetOfInstitution, FactsheetOfInstitution> =
  pickedFactsheetOfInstitution;
