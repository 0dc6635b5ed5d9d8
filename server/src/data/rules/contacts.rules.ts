import { PROFILE_MEMBERS } from 'shared-contracts/contacts.ts';
import { contactMembers, contactTitle, profileMembers } from 'shared-contracts/entities/contact.ts';
import { offeredRoles, roleErrors } from './contactRoles.ts';
import { memberErrors } from './memberErrors.ts';
import type { SetRules } from './setRules.ts';

const CONTACT = { ...contactMembers, title: contactTitle };

/** Whoever changes the own contact record follows the profile form; everything else is a contact of an agreement. */
export const contactRules: SetRules<'MobilityContacts'> = {
  apply: async ({ before, after, changed }, { caller, database }) => {
    const isProfile =
      before?.uid === caller.id && changed.every((member) => PROFILE_MEMBERS.some((own) => own === member));
    const errors = memberErrors(isProfile ? profileMembers : CONTACT, after, changed);
    if (!changed.includes('roles')) return errors;
    const known = before === null ? [] : [before];
    return [...errors, ...roleErrors(after, known, await offeredRoles(database))];
  },
};
