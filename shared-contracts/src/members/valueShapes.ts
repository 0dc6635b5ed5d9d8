import * as z from 'zod/mini';
import { agreementFactsSchema } from '../agreementFacts.ts';

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const optionalText = (maxLength: number) => z.optional(z.nullable(text(maxLength)));

/** Only web addresses: a stored `javascript:` address would run when somebody follows the link. */
const webAddress = text(2000).check(z.regex(/^https?:\/\/\S+$/i));

const urls = z
  .array(z.strictObject({ value: webAddress, language: optionalText(10) }))
  .check(z.maxLength(30));

const city = z.strictObject({ id: z.optional(z.nullable(z.int())), cityName: text(120) });
const country = z.object({
  id: z.int(),
  countryCode: optionalText(2),
  countryName: optionalText(120),
  countryNameGR: optionalText(120),
});
const address = {
  street: optionalText(200),
  postalCode: optionalText(20),
  city: z.optional(z.nullable(city)),
  country: z.optional(z.nullable(country)),
};

/**
 * Schemas of the members of type `json`: values without identity that are stored as they are.
 *
 * - an address list has one entry at most; the specification keeps it as a list
 */
export const VALUE_SHAPES = {
  urls,
  roles: z
    .array(z.strictObject({ value: text(100).check(z.minLength(1)), language: optionalText(10) }))
    .check(z.maxLength(20)),
  info: z.strictObject({ email: optionalText(254), phone: optionalText(40), urls: z.optional(urls) }),
  signer: z.strictObject({
    title: optionalText(80),
    givenName: optionalText(120),
    familyName: optionalText(120),
    address: optionalText(300),
    email: optionalText(254),
  }),
  /** Snapshot of the copy that both sides approved last, with its hash; written by the server alone. */
  approvedCopy: z.object({ hash: text(64), agreement: z.record(z.string(), z.unknown()) }),
  agreementFacts: agreementFactsSchema,
  city,
  permanentAddress: z
    .array(z.strictObject({ ...address, phoneNumber: optionalText(40) }))
    .check(z.maxLength(1)),
  currentAddress: z.array(z.strictObject(address)).check(z.maxLength(1)),
  userMail: z.strictObject({ email: text(254) }),
};

/** Name of a schema in {@link VALUE_SHAPES}. */
export type ValueShape = keyof typeof VALUE_SHAPES;
