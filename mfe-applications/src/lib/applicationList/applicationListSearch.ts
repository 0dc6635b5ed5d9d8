import {
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  PROGRAMME,
} from 'shared-contracts/applications/applications.ts';
import { officerParam } from 'shared-record/officers';
import {
  choiceParam,
  defineListSearch,
  namesParam,
  numberParam,
  type Sorts,
  textParam,
  type SearchOf,
} from 'shared-ui/list';
import { APPLICATION_COLUMNS, STANDARD_COLUMNS } from './applicationColumns.ts';

/** Longest text that a filter takes, in characters. */
export const FILTER_MAX_LENGTH = 100;

/** What the office has decided of an application, or has not yet. */
export const DECISIONS = ['open', 'returned', 'validated'] as const;

/** What its columns are sorted by. */
export const APPLICATION_SORTS = {
  number: ['applicationNumber'],
  type: ['type'],
  year: ['applicationYear'],
  status: ['status'],
  submitted: ['dateSubmitted'],
  returned: ['dateReturned'],
  changed: ['dateModified'],
  officer: ['officer/familyName', 'officer/givenName'],
} as const satisfies Sorts;

/**
 * Filters of the application list.
 *
 * - search: words as a person types them: a number, a name in either alphabet, an e-mail
 * - year, number: as they were typed; `toApplicationFilter` makes sense of them
 * - programme: of the first or a further preferred mobility
 * - officer: who is in charge; destination: text within the name, city or code of an institution that is wished; country, institution: of a wish, by id;
 *   department: of the student, by id; decision: see `DECISIONS`; columns: which, in their order, null for those that the reader keeps; view: id of the kept view by which the list was
 *   opened, 0 for none. All of them are the office's alone
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
    destination: textParam(FILTER_MAX_LENGTH),
    country: numberParam(),
    institution: numberParam(),
    department: numberParam(),
    decision: choiceParam(DECISIONS),
    columns: namesParam(APPLICATION_COLUMNS, { officer: [...STANDARD_COLUMNS, 'officer'] }),
    view: numberParam(),
  },
  10,
  APPLICATION_SORTS,
);
export type ApplicationListSearch = SearchOf<typeof applicationListSearch>;

/** Leaves out what is the office's alone for everybody else, and an institution without its country. */
export function toEffectiveSearch(search: ApplicationListSearch, isOffice: boolean): ApplicationListSearch {
  if (isOffice) return { ...search, institution: search.country === null ? null : search.institution };
  const { officer, destination, country, institution, department, decision, columns, view } =
    applicationListSearch.defaults;
  const sort = search.sort?.includes('officer') === true ? undefined : search.sort;
  const office = { officer, destination, country, institution, department, decision, columns, view };
  return { ...search, ...office, sort };
}
