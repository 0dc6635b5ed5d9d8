import { PROFILE_MEMBERS } from 'shared-contracts/institutions/contacts.ts';
import {
  contactMembers,
  contactTitle,
  profileMembers,
} from 'shared-contracts/institutions/entities/contact.ts';
import { toContactPhone } from 'shared-contracts/members/check/phones.ts';
import { offeredRoles, roleErrors } from './contactRoles.ts';
import { memberErrors } from '../memberErrors.ts';
import { findOwnContact } from './ownContact.ts';
import { type Change, isPosted, type SetRules } from '../../../records/save/setRules.ts';

const CONTACT = { ...contactMembers, title: contactTitle };
/** What a profile posts: the person's own record may be said to be theirs. */
const PROFILE: readonly string[] = [...PROFILE_MEMBERS, 'uid'];

/**
 * Whoever changes the own contact record follows the profile form; everything else is a contact of an agreement.
 *
 * A person has one record of their own: one that is posted without an id means it. Made by themselves it stays with them and the office,
 * until the office gives it a department.
 */
export const contactRules: SetRules<'MobilityContacts'> = {
  findExisting: async (posted, { caller, database }) => {
    const user = posted.references.get('uid');
    const isOwn = user && 'value' in user && user.member === 'id' && user.value === caller.id;
    return isOwn && !isPosted(posted, 'department') ? findOwnContact(database, caller.id) : undefined;
  },
  apply: async (change, { caller, database }) => {
    const { before, after, changed } = change;
    if (isProfile(change, caller.id)) {
      after.isPrivate = before === null || before.isPrivate;
      return memberErrors(profileMembers, after, before === null ? PROFILE_MEMBERS : changed);
    }
    if (after.department !== null) after.isPrivate = false;
    if (changed.includes('phone') && after.phone !== null)
      after.phone = toContactPhone(after.phone) ?? after.phone;
    const errors = memberErrors(CONTACT, after, changed);
    if (!changed.includes('roles')) return errors;
    const known = before === null ? [] : [before];
    return [...errors, ...roleErrors(after, known, await offeredRoles(database))];
  },
};

function isProfile({ before, after, changed }: Change<'MobilityContacts'>, callerId: number): boolean {
  return (before ?? after).uid === callerId && changed.every((member) => PROFILE.includes(member));
}
