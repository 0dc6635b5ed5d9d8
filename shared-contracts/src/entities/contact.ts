import * as z from 'zod/mini';
import { CONTACT_TITLES } from '../agreementTerms.ts';
import type { PROFILE_MEMBERS } from '../contacts.ts';
import { contactPhone, emailAddress, requiredText, webAddress } from './values.ts';
import { refusedAs } from '../errorCodes.ts';

/**
 * What the contact steps of an agreement and the server accept in a contact, member by member; phone and website may be empty.
 *
 * - codes: `required`, `not-an-email`, `not-a-phone`, `not-a-web-address`
 *
 * Source: specification document 2, section 5.
 */
export const contactMembers = {
  givenName: requiredText,
  familyName: requiredText,
  email: emailAddress,
  phone: z.nullish(contactPhone),
  url: z.nullish(webAddress),
  roles: z.nullish(z.array(z.object({ value: requiredText })).check(z.minLength(1, refusedAs('required')))),
};

/** The profile form spells one title otherwise. Source: specification document 2, section 2.6. */
const TITLES: readonly string[] = ['', ...CONTACT_TITLES, 'Dr'];
const isOffered = z.refine<string>((title) => TITLES.includes(title), refusedAs('not-in-list'));

/**
 * Title that somebody gives a contact: none, or one of the lists of the documents. What a contact has already may be another.
 *
 * Source: specification document 2, sections 2.1 and 2.6.
 */
export const contactTitle = z.nullish(z.string().check(isOffered));

/** The profile form: every member is required. Source: specification document 2, section 5. */
export const profileMembers = {
  title: requiredText.check(isOffered),
  givenName: requiredText,
  familyName: requiredText,
  email: emailAddress,
  phone: requiredText,
  address: requiredText,
} satisfies Record<(typeof PROFILE_MEMBERS)[number], z.ZodMiniType>;

/**
 * A contact as the contact steps of an agreement make it, and as a save of an agreement may carry it in
 * `departmentalCoordinatorContacts`: department and at least one role are required.
 *
 * - department: `{ id }` of one that there is, or `{ name, institution }` of one that the save makes
 * - codes: `required`, `not-an-email`, `not-a-phone`, `not-a-web-address`
 *
 * Source: specification document 2, section 5.
 */
export const agreementContactSchema = z.object({
  ...contactMembers,
  department: z.object({ name: requiredText }, refusedAs('required')),
  roles: z
    .array(z.object({ value: requiredText }), refusedAs('required'))
    .check(z.minLength(1, refusedAs('required'))),
});
