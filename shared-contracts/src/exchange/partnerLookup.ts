import * as z from 'zod/mini';
import { apiErrorSchema } from '../errors/errors.ts';
import { known, knownOrNull } from '../call/known.ts';

/**
 * Where the answer of a look-up comes from: the partner's own system, or the portal's records.
 *
 * Source: specification document 2, sections 2.1 and 7; EWP Institutions API 2.2 and Organizational Units API 2.1.
 */
export const LOOKUP_SOURCES = ['partner', 'own-records'] as const;

/**
 * Why the partner was not heard.
 *
 * - own-institution: the institution is the portal's own
 * - not-connected: the portal is not connected to the network
 * - not-listed: the network's registry names no such service of the institution
 * - unreachable: no answer, not in time, or a fault of the partner's system
 * - refused: the partner's system will not answer this
 * - unreadable: its answer is not signed as it has to be, or no valid document
 * - not-known-there: it answered, and knows no such institution
 */
export const NOT_HEARD_REASONS = [
  'own-institution',
  'not-connected',
  'not-listed',
  'unreachable',
  'refused',
  'unreadable',
  'not-known-there',
] as const;
export type NotHeardReason = (typeof NOT_HEARD_REASONS)[number];

/**
 * What every answer of a look-up says of itself.
 *
 * - notHeard: null when the partner was heard; developerMessage: what the partner's system said when it refused, in its own words
 * - at: ISO time at which the partner answered, or the records were read; an answer of the partner is kept for some minutes
 */
const origin = {
  source: known(LOOKUP_SOURCES),
  notHeard: knownOrNull(NOT_HEARD_REASONS),
  developerMessage: z.nullable(z.string()),
  at: z.string(),
};
export type LookupOrigin = z.infer<z.ZodMiniObject<typeof origin>>;

/** `lang` is a BCP 47 tag such as `el`. */
export const lookupTextSchema = z.object({ value: z.string(), lang: z.nullish(z.string()) });
export interface LookupText extends z.infer<typeof lookupTextSchema> {}

/** - addressLine: without postal code and town; country: ISO 3166-1, two capital letters */
export const lookupAddressSchema = z.object({
  recipientName: z.array(z.string()),
  addressLine: z.array(z.string()),
  postalCode: z.nullable(z.string()),
  locality: z.nullable(z.string()),
  region: z.nullable(z.string()),
  country: z.nullable(z.string()),
});
export interface LookupAddress extends z.infer<typeof lookupAddressSchema> {}

/**
 * Person or office. Whoever has the word `test` in an address is on trial and left out.
 *
 * - contactName: of an office, or a person in one piece
 * - phoneNumber: as it came; e164 is a plus sign and 1 to 15 digits, otherFormat a number as people write it
 */
export const lookupContactSchema = z.object({
  contactName: z.array(lookupTextSchema),
  personGivenNames: z.array(lookupTextSchema),
  personFamilyName: z.array(lookupTextSchema),
  email: z.array(z.string()),
  phoneNumber: z.array(z.object({ e164: z.nullish(z.string()), otherFormat: z.nullish(z.string()) })),
  streetAddress: z.nullable(lookupAddressSchema),
  mailingAddress: z.nullable(lookupAddressSchema),
  roleDescription: z.array(lookupTextSchema),
});
export interface LookupContact extends z.infer<typeof lookupContactSchema> {}

const place = {
  name: z.array(lookupTextSchema),
  websiteUrl: z.array(lookupTextSchema),
  streetAddress: z.nullable(lookupAddressSchema),
  mailingAddress: z.nullable(lookupAddressSchema),
  contact: z.array(lookupContactSchema),
};

/** An institution: every unit that it tells of, and the people who stand for the whole of it. */
export const lookupHeiSchema = z.object({ heiId: z.string(), ounitId: z.array(z.string()), ...place });
export interface LookupHei extends z.infer<typeof lookupHeiSchema> {}

/**
 * One organisational unit with its people; name is empty where nobody could be asked for it.
 *
 * - ounitId: for machines; ounitCode: what people know the unit by, where its system tells
 */
export const lookupOunitSchema = z.object({
  ounitId: z.string(),
  ounitCode: z.nullish(z.string()),
  ...place,
});
export interface LookupOunit extends z.infer<typeof lookupOunitSchema> {}

/** What `GET /exchange/heis/{heiId}` answers: one institution. */
export const heiLookupSchema = z.object({ ...origin, hei: z.array(lookupHeiSchema) });
export interface HeiLookup extends z.infer<typeof heiLookupSchema> {}

/**
 * What `GET /exchange/heis/{heiId}/ounits` answers, and for one unit `GET /exchange/heis/{heiId}/ounits/{ounitId}`.
 *
 * - notAsked: units of the institution that there was no time to ask for; each can be asked for alone
 */
export const ounitLookupSchema = z.object({
  ...origin,
  ounit: z.array(lookupOunitSchema),
  notAsked: z.array(z.string()),
});
export interface OunitLookup extends z.infer<typeof ounitLookupSchema> {}

/** What a look-up answers with 404; the documents read the reason from a member of its own. Source: specification document 2, section 7. */
export const unknownPartnerSchema = z.extend(apiErrorSchema, { developerMessage: z.string() });
