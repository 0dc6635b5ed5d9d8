import * as z from 'zod/mini';
import { PROFILE_MEMBERS } from '../institutions/contacts.ts';
import { CONTACT } from '../institutions/members/contact.ts';
import { pick } from '../members/reply/pick.ts';
import type { RecordOf } from '../members/reply/picked.ts';
import { USER } from './user.ts';
import { departmentName } from '../institutions/entities/departmentName.ts';

const user = pick(USER, [
  'id',
  'name',
  'enabled',
  'email',
  'givenName',
  'familyName',
  'givenNameGreek',
  'familyNameGreek',
]);
type ProfileUser = RecordOf<typeof user>;

/** The account of whoever is signed in, as `Users/Me` answers; null for somebody without a record. */
export const profileUser = { ...user, schema: z.nullable(user.schema) };

/** The own contact record, as `MobilityContacts` answers; `isPrivate`: no agreement names it. */
export const ownContact = pick(
  CONTACT,
  ['id', 'person', ...PROFILE_MEMBERS, 'dateModified', 'isPrivate', 'department'],
  { department: departmentName },
);
export interface OwnContact extends RecordOf<typeof ownContact> {}

/** - contact: null for somebody who has no contact record yet */
export type Profile = { readonly user: ProfileUser; readonly contact: OwnContact | null };
