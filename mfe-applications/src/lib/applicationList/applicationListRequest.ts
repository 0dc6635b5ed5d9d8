import { filter, type Filter, type ListQuery } from 'shared-client';
import { officerFilter } from 'shared-contracts/call/officerFilter.ts';
import { orderByOf } from 'shared-ui/list';
import { APPLICATION_SORTS, type ApplicationListSearch } from './applicationListSearch.ts';
import { parseApplicationYear } from './applicationYear.ts';
import { MAX_INTEGER } from 'shared-contracts/members/recordId.ts';

/** Ids begin with 1: together with `id gt 0` this matches nothing. */
const NOTHING = filter.eq('id', 0);
/** A name has few words; more would only make the query long. */
const MAX_WORDS = 6;

/** Writes the list's state as a query of `ApplicationStudentStudiesForms`; its pages are cut on the server. */
export function toApplicationListRequest(search: ApplicationListSearch): ListQuery {
  // What is searched for is in the order of the search, which begins with a number in full.
  const orderBy = orderByOf(APPLICATION_SORTS, search.sort, isTyped(search.search) ? '' : 'id desc');
  return {
    filter: toApplicationFilter(search),
    ...searched(search),
    ...(orderBy !== '' && { orderBy }),
    top: search.pageSize,
    skip: search.page * search.pageSize,
  };
}

/** What is searched for, beside the filters. */
export function searched({ search }: ApplicationListSearch): Pick<ListQuery, 'search'> {
  return isTyped(search) ? { search: search.trim() } : {};
}

/** Writes the filters; a year or number that cannot be one matches nothing. Source: specification document 3, section 7. */
export function toApplicationFilter(search: ApplicationListSearch): Filter | undefined {
  const { year, number, status, nameLatin, nameGreek, type, programme, destination, country, institution } =
    search;
  return filter.and(
    filter.gt('id', 0),
    filter.eq('isDeleted', false),
    isTyped(number) ? equalOrNothing('applicationNumber', parseNumber(number)) : undefined,
    status === null ? undefined : filter.eq('status', status),
    type === null ? undefined : filter.eq('type', type),
    programme === null ? undefined : filter.eq('prefferedMobility/programme', programme),
    officerFilter(search.officer),
    isTyped(destination) ? goesTo(destination.trim()) : undefined,
    country === null ? undefined : filter.eq('prefferedMobility/institution/country', country),
    institution === null ? undefined : filter.eq('prefferedMobility/institution', institution),
    search.department === null ? undefined : filter.eq('studiesData/department', search.department),
    decisionFilter(search.decision),
    isTyped(year) ? equalOrNothing('applicationYear', parseApplicationYear(year)) : undefined,
    nameFilter(nameLatin, 'studentData/nameLatin', 'studentData/familyNameLatin'),
    nameFilter(nameGreek, 'studentData/nameGreek', 'studentData/familyNameGreek'),
  );
}

/** Every word must stand in the given or the family name, so that both together find a person in either order. */
function nameFilter(text: string, givenName: string, familyName: string): Filter | undefined {
  const words = text.split(/\s+/).filter(isTyped).slice(0, MAX_WORDS);
  return filter.and(
    ...words.map((word) => filter.or(filter.contains(givenName, word), filter.contains(familyName, word))),
  );
}

function goesTo(text: string): Filter | undefined {
  const members = ['name', 'nameGR', 'cityName', 'erasmusCode'];
  return filter.or(
    ...members.map((member) => filter.contains(`prefferedMobility/institution/${member}`, text)),
  );
}

/** What was sent back is a draft again until its student submits it. */
function decisionFilter(decision: ApplicationListSearch['decision']): Filter | undefined {
  if (decision === null) return undefined;
  if (decision === 'returned')
    return filter.and(filter.eq('status', 'draft'), filter.ne('dateReturned', null));
  return filter.eq('status', decision === 'open' ? 'submitted' : 'validated');
}

function equalOrNothing(field: string, value: number | null): Filter {
  return value === null ? NOTHING : filter.eq(field, value);
}

function parseNumber(text: string): number | null {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value <= MAX_INTEGER ? value : null;
}

function isTyped(text: string): boolean {
  return text.trim() !== '';
}
