import {
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  PROGRAMME,
} from 'shared-contracts/applications/applications.ts';
import { officerParam } from 'shared-record/officers';
import { choiceParam, defineListSearch, type Sorts, textParam, type SearchOf } from 'shared-ui/list';

/** Longest text that a filter takes, in characters. */
export const FILTER_MAX_LENGTH = 100;

/** What its columns are sorted by. */
export const APPLICATION_SORTS = {
  number: ['applicationNumber'],
  type: ['type'],
  year: ['applicationYear'],
  status: ['status'],
  submitted: ['dateSubmitted'],
  officer: ['officer/familyName', 'officer/givenName'],
} as const satisfies Sorts;

/**
 * Filters of the application list.
 *
 * - search: words as a person types them: a number, a name in either alphabet, an e-mail
 * - year, number: as they were typed; `toApplicationFilter` makes sense of them
 * - programme: of the first or a further preferred mobility
 * - officer: who is in charge; columns: a further one that says who. Both are the office's alone
 *
 * Source: specification document 3, sections 2 and 9.
 */
export const applicationListSearch = defineListSearch(
  {
    search: textParam(FILTER_MAX_LENGTH),
    year: textParam(FILTER_MAX_LENGTH),
    number: textParam(FILTER_MAX_LENGTH),
    status: choiceParam(APPLICATION_STATUSES),
    nameLatin: textParam(FILTER_MAX_LENGTH),
    nameGreek: textParam(FILTER_MAX_LENGTH),
    type: choiceParam(APPLICATION_TYPES),
    programme: choiceParam([PROGRAMME]),
    officer: officerParam(),
    columns: choiceParam(['officer']),
  },
  10,
  APPLICATION_SORTS,
);
export type ApplicationListSearch = SearchOf<typeof applicationListSearch>;
