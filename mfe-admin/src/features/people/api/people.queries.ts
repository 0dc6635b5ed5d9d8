import { listPeople, readPerson } from 'shared-contracts/people/peopleCalls.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { keepPreviousData, queryOptions, type SendCall } from 'shared-client';
import type { PeopleListSearch } from '../model/peopleListSearch.ts';

/** Begins the keys of everything that a change of a person makes out of date. */
export const PEOPLE_KEY = ['mfe-admin', 'people'] as const;

/** People that a choice of another person shows at most. */
const CHOICES = 25;

/** One page of the list, in the order of a language; the rows before stay until the next ones are there. */
export function peopleListQuery(call: SendCall, search: PeopleListSearch, tag: LanguageTag) {
  const { search: words, department, part, sort, page, pageSize } = search;
  const query = {
    search: words.trim() || undefined,
    department: department ?? undefined,
    part: part ?? undefined,
    sort,
    top: pageSize,
    skip: page * pageSize,
  };
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'list', query, tag],
    queryFn: ({ signal }) => call(listPeople, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The people who have the words of a text, as a choice offers them; asks for nothing while nothing is typed. */
export function peopleChoicesQuery(call: SendCall, words: string) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'choices', words],
    queryFn: ({ signal }) => call(listPeople, { query: { search: words, top: CHOICES }, signal }),
    placeholderData: keepPreviousData,
    enabled: words !== '',
  });
}

/** A person with all places where they stand; always as it is now, as it may be about to be changed. */
export function personQuery(call: SendCall, id: number) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'item', id],
    queryFn: ({ signal }) => call(readPerson, { params: { id }, signal }),
    staleTime: 0,
  });
}
