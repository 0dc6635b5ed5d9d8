import * as z from 'zod/mini';
import { pick } from '../members/reply/pick.ts';
import type { Named, RecordOf } from '../members/reply/picked.ts';
import { USER } from './user.ts';

/** The person who is signed in, as `Users/Me` answers; null for somebody without a record. */
export const currentUser = { set: 'Users', schema: z.nullable(pick(USER, ['id']).schema) } as const;
export type CurrentUser = z.infer<typeof currentUser.schema>;

const pickedPerson = pick(USER, [
  'id',
  'email',
  'givenName',
  'familyName',
  'givenNameGreek',
  'familyNameGreek',
  'universityRegistryNumber',
  'europeanStudentIdentifier',
]);
interface ApplicantPerson extends RecordOf<typeof pickedPerson> {}
const person: Named<typeof pickedPerson, ApplicantPerson> = pickedPerson;

/** The person who is signed in, as far as an application shows whose it is; null for somebody without a record. */
export const applicantUser = { set: 'Users', schema: z.nullable(person.schema) } as const;
export type ApplicantUser = z.infer<typeof applicantUser.schema>;
