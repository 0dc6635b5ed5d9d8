import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { listOfficerDepartments } from 'shared-contracts/officers/officerDepartmentCalls.ts';
import { listOfficers, readCurrentOfficers } from 'shared-contracts/officers/officerCalls.ts';
import type { OfficerSet } from 'shared-contracts/officers/officers.ts';
import { useCan } from 'shared-auth';
import { queryOptions, type SendCall, useCall, useQuery } from 'shared-client';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { personLabel } from './personLabel.ts';

/** Begins the keys of everything that is known of the people of the office. */
export const OFFICERS_KEY = ['officers'] as const;

const PEOPLE_FRESH_MS = 5 * 60_000;

/** People of the office, and who else is in charge of something. - tag: of their names */
export function officersQuery(call: SendCall, tag: LanguageTag) {
  return queryOptions({
    queryKey: [...OFFICERS_KEY, tag],
    queryFn: ({ signal }) => call(listOfficers, { signal }),
    staleTime: PEOPLE_FRESH_MS,
    retry: false,
  });
}

/** Ids of departments that the reader looks after. */
export function ownDepartmentsQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...OFFICERS_KEY, 'departments'],
    queryFn: ({ signal }) => call(listOfficerDepartments, { signal }),
    staleTime: PEOPLE_FRESH_MS,
    retry: false,
  });
}

/** Whether the reader is of the office and looks after departments; not before that is known. */
export function useLooksAfterDepartments(): boolean {
  const { data } = useQuery({ ...ownDepartmentsQuery(useCall()), enabled: useCan('iia_edit_iro') });
  return data !== undefined && data.value.length > 0;
}

/** Who is in charge of one record; null for nobody. - key: where records of its set lie in the cache */
export function currentOfficerQuery(
  call: SendCall,
  { set, id, key }: { readonly set: OfficerSet; readonly id: number; readonly key: readonly unknown[] },
) {
  return queryOptions({
    queryKey: [...key, 'officer', id],
    queryFn: async ({ signal }) => {
      const { value } = await call(readCurrentOfficers, { body: { set, ids: [id] }, signal });
      return value[0]?.officer ?? null;
    },
    // Colleagues assign while nobody looks.
    staleTime: 0,
  });
}

/** The people, with a name for every id; asks for nothing where the person is not of the office. */
export function useOfficers() {
  const { tag } = useLanguage();
  const { t } = useTranslation('shared-record');
  const people = useQuery({ ...officersQuery(useCall(), tag), enabled: useCan('iia_edit_iro') });
  const byId = new Map(people.data?.value.map((person) => [person.id, person]));
  const unknown = (id: number) => (people.isSuccess ? `#${id}` : undefined);
  const nameOf = (id: number | null | undefined): string | undefined =>
    id == null ? undefined : (byId.get(id)?.name ?? unknown(id));
  return {
    people,
    me: people.data?.me,
    /** Undefined for nobody, and while names are not known. */
    nameOf,
    /** The same with what has to be known before somebody is asked for anything: that they are away, or have no account any more. */
    labelOf: (id: number | null | undefined): string | undefined => {
      const person = byId.get(id ?? 0);
      return person === undefined ? nameOf(id) : personLabel(person, t, nameOf);
    },
  };
}

/** Names who is in charge of the rows of a list; asks for nothing where there are none. Rows themselves have it not: their lists are others' too. */
export function useOfficersOf(set: OfficerSet, ids: readonly number[], key: readonly unknown[]) {
  const call = useCall();
  const { nameOf } = useOfficers();
  const { data } = useQuery({
    queryKey: [...key, 'officers', ids],
    queryFn: ({ signal }) => call(readCurrentOfficers, { body: { set, ids: [...ids] }, signal }),
    enabled: ids.length > 0,
    staleTime: 0,
  });
  const officers = new Map(data?.value.map(({ id, officer }) => [id, officer]));
  return (id: number): string | undefined => nameOf(officers.get(id));
}
