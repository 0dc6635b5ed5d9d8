import { PROFILE_MEMBERS } from 'shared-contracts/contacts.ts';
import { contactMembers, profileMembers } from 'shared-contracts/entities/contact.ts';
import { memberErrors } from './memberErrors.ts';
import type { SetRules } from './setRules.ts';

/** Whoever changes the own contact record follows the profile form; everything else is a contact of an agreement. */
export const contactRules: SetRules = {
  apply: ({ before, after, changed }, { caller }) => {
    const isProfile =
      before?.uid === caller.id && changed.every((member) => PROFILE_MEMBERS.some((own) => own === member));
    return memberErrors(isProfile ? profileMembers : contactMembers, after, changed);
  },
};
