import * as z from 'zod/mini';
import { PROFILE_MEMBERS } from '../institutions/contacts.ts';
import { CONTACT } from '../institutions/members/contact.ts';
import { pick } from '../members/reply/pick.ts';
import type { Named, RecordOf } from '../members/reply/picked.ts';
import { USER } from './user.ts';
import { departmentName } from '../institutions/entities/departmentName.ts';

const pickedUser = pick(USER, [
  'id',
  'name',
  'enabled',
  'email',
  'givenName',
  'familyName',
  'givenNameGreek',
  'familyNameGreek',
]);

interface ProfileUser extends RecordOf<typeof pickedUser> {}
const user: Named<typeof pickedUser, ProfileUser> = pickedUser;

/** The account of whoever is signed in, as `Users/Me` answers; null for somebody without a record. */
export const profileUser = { ...user, schema: z.nullable(user.schema) };

const pickedOwnContact = pick(
  CONTACT,
  ['id', 'person', ...PROFILE_MEMBERS, 'dateModified', 'isPrivate', 'department'],
  { department: departmentName },
);

export interface OwnContact extends RecordOf<typeof pickedOwnContact> {}
/** The own contact record, as `MobilityContacts` answers; `isPrivate`: no agreement names it. */
export const ownContact: Named<typeof pickedOwnContact, OwnContact> = pickedOwnContact;

/** - contact: null for somebody who has no contact record yet */
export type Profile = { readonly user: ProfileUser; readonly contact: OwnContact | null };
