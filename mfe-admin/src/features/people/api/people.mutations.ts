import { correctPerson, joinPeople, markLeft, replacePerson } from 'shared-contracts/people/peopleCalls.ts';
import type { Correction, Joining, Replacement } from 'shared-contracts/people/people.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { PEOPLE_KEY } from './people.queries.ts';

/** What is done with a person, by the name of its call. */
export type PersonChange =
  | { readonly call: 'correction'; readonly body: Correction }
  | { readonly call: 'joining'; readonly body: Joining }
  | { readonly call: 'replacement'; readonly body: Replacement }
  | { readonly call: 'leaving'; readonly body: { readonly version: string; readonly hasLeft: boolean } };

/** Changes a person in all places; whatever shows people is read anew, also after a refusal: somebody else may have been quicker. */
export function useChangePerson(id: number) {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: PersonChange) => {
      const params = { id };
      switch (change.call) {
        case 'correction':
          return call(correctPerson, { params, body: change.body });
        case 'joining':
          return call(joinPeople, { params, body: change.body });
        case 'replacement':
          return call(replacePerson, { params, body: change.body });
        case 'leaving':
          return call(markLeft, { params, body: change.body });
      }
    },
    onSettled: () => cache.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}
