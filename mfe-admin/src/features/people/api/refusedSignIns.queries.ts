import { listRefusedSignIns, releaseSignIn } from 'shared-contracts/people/peopleCalls.ts';
import type { RefusedSignIn } from 'shared-contracts/people/refusedSignIns.ts';
import { queryOptions, type SendCall, useCall, useMutation, useQueryClient } from 'shared-client';
import { PEOPLE_KEY } from './people.queries.ts';

const KEY = [...PEOPLE_KEY, 'refusedSignIns'] as const;

/** Users under whose name another account was refused. */
export function refusedSignInsQuery(call: SendCall) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listRefusedSignIns, { signal }),
    staleTime: 0,
  });
}

/** Lets a refused account sign in; the list is read again, also after a refusal. */
export function useReleaseSignIn() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, isSamePerson }: RefusedSignIn & { readonly isSamePerson: boolean }) =>
      call(releaseSignIn, { params: { id }, body: { version, isSamePerson } }),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}
