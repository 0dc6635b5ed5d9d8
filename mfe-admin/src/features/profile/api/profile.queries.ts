import { ownContact, profileUser, type Profile } from 'shared-contracts/session/profile.ts';
import { institutionAgreement } from 'shared-contracts/agreements/entities/institutionAgreement.ts';
import { filter, queryOptions, type Api } from 'shared-client';

/** Begins the keys of everything that a change of the own record makes out of date. */
export const PROFILE_KEY = ['mfe-admin', 'profile'] as const;

/**
 * The account of whoever is signed in and their own contact record, the oldest when there are several; null for somebody without an account.
 *
 * Source: specification document 2, section 7.
 */
export function profileQuery(api: Api) {
  return queryOptions({
    queryKey: PROFILE_KEY,
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const user = await api.me(profileUser, { signal });
      if (user === null) return null;
      const own = { filter: filter.eq('uid', user.id), orderBy: 'id', top: 1 } as const;
      const { value } = await api.list(ownContact, own, { signal });
      return { user, contact: value[0] ?? null };
    },
    // Always as it is now: the office may have changed it.
    staleTime: 0,
  });
}

/** How many agreements the profile names, the newest first. */
const NEWEST_AGREEMENTS = 10;

/** The newest agreements that name a person, in whatever wording, and how many there are. */
export function ownAgreementsQuery(api: Api, person: number) {
  const query = {
    filter: filter.and(
      filter.eq('departmentalCoordinatorContacts/person', person),
      filter.eq('isDeleted', false),
    ),
    orderBy: 'id desc',
    top: NEWEST_AGREEMENTS,
  };
  return queryOptions({
    queryKey: [...PROFILE_KEY, 'agreements', person],
    queryFn: ({ signal }) => api.list(institutionAgreement, query, { signal }),
  });
}
