import { useCan } from 'shared-auth';
import { filter, keepPreviousData, useApi, useQuery, type Asked, type ListQuery } from 'shared-client';
import { FOUND } from './found.ts';

/** How many of each kind are shown. */
export const SHOWN = 5;

/** Deleted agreements are found by what names one of them: a number, an id, a code. */
const NOT_DELETED = { filter: filter.eq('isDeleted', false) };

/**
 * What the words of a person find, by kind; a kind is left out that the person may not read. What is spelt like the words is asked for where no kind has
 * them as they are.
 *
 * - text: as it was typed, trimmed; nothing is asked for while it is empty
 */
export function useFound(text: string) {
  const exact = useKinds(text, 'exact');
  const hasNone = text !== '' && !exact.isSearching && !exact.hasFailed && exact.total === 0;
  const similar = useKinds(hasNone ? text : '', undefined);
  const shown = hasNone ? similar : exact;
  return { ...shown, isSimilar: hasNone && similar.total > 0 };
}

export type FoundByKind = ReturnType<typeof useFound>;

function useKinds(text: string, spelling: ListQuery['spelling']) {
  const isOffice = useCan('iia_edit_iro');
  const query = { search: text, spelling };
  const ofAgreements = { ...query, ...(/\d/.test(text) ? {} : NOT_DELETED) };
  const agreements = useKind(FOUND.agreements, ofAgreements, useCan('iia_view'));
  const institutions = useKind(FOUND.institutions, query, useCan('institution_list'));
  const people = useKind(FOUND.people, query, isOffice);
  const factsheets = useKind(FOUND.factsheets, query, useCan('factsheet_list'));
  const applications = useKind(FOUND.applications, query, useCan('application_list'));
  const all = [agreements, institutions, people, factsheets, applications].filter(({ isAsked }) => isAsked);
  return {
    agreements,
    institutions,
    people,
    factsheets,
    applications,
    total: all.reduce((sum, { total }) => sum + total, 0),
    isSearching: all.some(({ isFetching }) => isFetching),
    hasFailed: all.some(({ isError }) => isError),
    tryAgain: () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

function useKind<Row>(asked: Asked<Row>, query: ListQuery, isPermitted: boolean) {
  const api = useApi();
  const isAsked = isPermitted && query.search !== '';
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', asked.set, query],
    queryFn: ({ signal }) => api.list(asked, { ...query, top: SHOWN }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return {
    isAsked,
    isFetching: isAsked && isFetching,
    isError: isAsked && isError,
    /** Whether the rows are those of the words before. */
    isStale: isPlaceholderData,
    refetch,
    rows: isAsked ? (data?.value ?? []) : [],
    total: isAsked ? (data?.total ?? 0) : 0,
  };
}
