import { ownContact } from 'shared-contracts/session/profile.ts';
import { useApi, useMutation, useQueryClient } from 'shared-client';
import { PROFILE_KEY } from './profile.queries.ts';

/** - creationKey: of a record that is made, so that a repeated save makes no second one; null for one that exists */
export type ProfileSave = { readonly body: object; readonly creationKey: string | null };

/** Saves the own contact record, or makes it. */
export function useSaveProfile() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ body, creationKey }: ProfileSave) =>
      api.save('MobilityContacts', body, ownContact.schema, { creationKey: creationKey ?? undefined }),
    // Forgotten, not only marked as old: the profile would show what was there before until the new one has come.
    onSuccess: () => cache.removeQueries({ queryKey: PROFILE_KEY, type: 'inactive' }),
  });
}
