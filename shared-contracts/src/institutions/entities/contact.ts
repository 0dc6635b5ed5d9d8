import * as z from 'zod/mini';
import type { PROFILE_MEMBERS } from '../contacts.ts';
import { refusedAs } from '../../errors/errorCodes.ts';
import { checkOf, checkWhole } from '../../members/check/check.ts';
import { PHONE, ROLE } from '../../members/commonTexts.ts';
import { CONTACT } from '../members/contact.ts';
import { OFFERED_TITLES, PROFILE_TITLES } from '../members/contactTerms.ts';
import { fieldCheck } from '../../members/check/fieldCheck.ts';
import { DEPARTMENT } from '../members/institution.ts';

const role = z.object({ value: fieldCheck(ROLE) });
const roles = z.array(role, refusedAs('required')).check(z.minLength(1, refusedAs('required')));

/**
 * What the server accepts in a contact that a person saves by itself, member by member; phone, website and roles may be left open.
 *
 * - codes: `required`, `too-long`, `not-an-email`, `not-a-phone`, `not-a-web-address`
 *
 * Source: specification document 2, section 5.
 */
export const contactMembers = checkWhole(CONTACT, 'posted', { roles: z.nullish(roles) }).shape;

const isOffered = z.refine<string>(
  (title) => title === '' || OFFERED_TITLES.includes(title),
  refusedAs('not-in-list'),
);

/**
 * Title that somebody gives a contact: none, or one of the lists of the documents. What a contact has already may be another.
 *
 * Source: specification document 2, sections 2.1 and 2.6.
 */
export const contactTitle = z.nullish(z.string().check(isOffered));

const isOfProfile = z.refine<string>((title) => PROFILE_TITLES.includes(title), refusedAs('not-in-list'));

/**
 * The profile form: every member is required, and a phone may be any. A title that the record has had all along may be another one.
 *
 * Source: specification document 2, sections 2.6 and 5.
 */
export const profileMembers = {
  title: fieldCheck(CONTACT.fields.title).check(isOfProfile),
  givenName: fieldCheck(CONTACT.fields.givenName),
  familyName: fieldCheck(CONTACT.fields.familyName),
  email: fieldCheck(CONTACT.fields.email),
  phone: fieldCheck(PHONE),
  address: fieldCheck(CONTACT.fields.address),
} satisfies Record<(typeof PROFILE_MEMBERS)[number], z.ZodMiniType>;

/** The same as a whole. */
export const profileSchema = z.object(profileMembers);

/**
 * A contact as the contact steps of an agreement make it, and as a save of an agreement may carry it in
 * `departmentalCoordinatorContacts`: department and at least one role are required.
 *
 * - department: `{ id }` of one that there is, or `{ name, institution }` of one that the save makes
 * - codes: `required`, `too-long`, `not-an-email`, `not-a-phone`, `not-a-web-address`
 *
 * Source: specification document 2, section 5.
 */
export const agreementContactSchema = checkOf(
  CONTACT,
  ['givenName', 'familyName', 'email', 'phone', 'url', 'roles', 'department', 'title', 'address'],
  'filled-in',
  { roles, department: z.object({ name: fieldCheck(DEPARTMENT.fields.name) }, refusedAs('required')) },
);
