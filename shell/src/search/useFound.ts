import { useCan } from 'shared-auth';
import { keepPreviousData, useApi, useQuery, type Asked } from 'shared-client';
import { FOUND } from './found.ts';

/** How many of each kind are shown. */
export const SHOWN = 5;

/**
 * What the words of a person find, by kind; a kind is left out that the person may not read.
 *
 * - text: as it was typed, trimmed; nothing is asked for while it is empty
 */
export function useFound(text: string) {
  const isOffice = useCan('iia_edit_iro');
  const agreements = useKind(FOUND.agreements, text, useCan('iia_view'));
  const institutions = useKind(FOUND.institutions, text, useCan('institution_list'));
  const people = useKind(FOUND.people, text, isOffice);
  const factsheets = useKind(FOUND.factsheets, text, useCan('factsheet_list'));
  const applications = useKind(FOUND.applications, text, useCan('application_list'));
  const all = [agreements, institutions, people, factsheets, applications].filter(({ isAsked }) => isAsked);
  return {
    agreements,
    institutions,
    people,
    factsheets,
    applications,
    isSearching: all.some(({ isFetching }) => isFetching),
    hasFailed: all.some(({ isError }) => isError),
    tryAgain: () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

export type FoundByKind = ReturnType<typeof useFound>;

function useKind<Row>(asked: Asked<Row>, text: string, isPermitted: boolean) {
  const api = useApi();
  const isAsked = isPermitted && text !== '';
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', asked.set, text],
    queryFn: ({ signal }) => api.list(asked, { search: text, top: SHOWN }, { signal }),
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
