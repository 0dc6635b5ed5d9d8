import { readForm } from 'shared-contracts/members/form/formPart.ts';
import type { OpenedRecord } from 'shared-record/model';
import type { OwnContact, Profile } from 'shared-contracts/session/profile.ts';
import { PROFILE_FORM, type ProfileForm } from './profileForm.ts';

export type OpenedProfile = OpenedRecord<ProfileForm>;

/** The own record as it was read; for somebody without one, a new record that begins with what the account knows of them. */
export function openedProfile({ user, contact }: Profile): OpenedProfile {
  if (contact !== null) return openedContact(contact);
  const form = {
    ...PROFILE_FORM.empty(),
    givenName: user.givenName ?? '',
    familyName: user.familyName ?? '',
    email: user.email ?? '',
  };
  return { id: null, version: null, creationKey: crypto.randomUUID(), isAsMade: false, form };
}

/** A contact record as it was read. It never counts as just made: what another tab has saved is compared, not overwritten. */
export function openedContact(contact: OwnContact): OpenedProfile {
  return {
    id: contact.id,
    version: contact.dateModified,
    creationKey: null,
    isAsMade: false,
    form: readForm(PROFILE_FORM, contact),
  };
}
