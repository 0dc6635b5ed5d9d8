import * as z from 'zod/mini';
import { agreementFactsSchema } from '../agreementFacts.ts';
import { FILE_MARKS } from '../fileMarks.ts';
import {
  ADDRESS_LINE,
  EMAIL,
  PERSON_NAME,
  PERSON_TITLE,
  PHONE,
  PLACE_NAME,
  ROLE,
  WEB_ADDRESS,
} from './commonTexts.ts';

/** Longest tag of a language that is kept, as in `zh-Hant-TW`. */
const LANGUAGE_TAG_LENGTH = 10;

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const optionalText = (maxLength: number) => z.optional(z.nullable(text(maxLength)));

/** Only web addresses: a stored `javascript:` address would run when somebody follows the link. */
const webAddress = text(WEB_ADDRESS.maxLength).check(z.regex(/^https?:\/\/\S+$/i));

const urls = z
  .array(z.strictObject({ value: webAddress, language: optionalText(LANGUAGE_TAG_LENGTH) }))
  .check(z.maxLength(30));

const city = z.strictObject({ id: z.optional(z.nullable(z.int())), cityName: text(PLACE_NAME.maxLength) });
const country = z.object({
  id: z.int(),
  countryCode: optionalText(2),
  countryName: optionalText(PLACE_NAME.maxLength),
  countryNameGR: optionalText(PLACE_NAME.maxLength),
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
    .array(
      z.strictObject({
        value: text(ROLE.maxLength).check(z.minLength(1)),
        language: optionalText(LANGUAGE_TAG_LENGTH),
      }),
    )
    .check(z.maxLength(20)),
  info: z.strictObject({
    email: optionalText(EMAIL.maxLength),
    phone: optionalText(PHONE.maxLength),
    urls: z.optional(urls),
  }),
  /** What is to know of a file before it is opened; written by the server alone, which finds it in the file. */
  fileMarks: z.array(z.enum(FILE_MARKS)),
  signer: z.strictObject({
    title: optionalText(PERSON_TITLE.maxLength),
    givenName: optionalText(PERSON_NAME.maxLength),
    familyName: optionalText(PERSON_NAME.maxLength),
    address: optionalText(ADDRESS_LINE.maxLength),
    email: optionalText(EMAIL.maxLength),
  }),
  /** Snapshot of the copy that both sides approved last, with its hash; written by the server alone. */
  approvedCopy: z.object({ hash: text(64), agreement: z.record(z.string(), z.unknown()) }),
  /**
   * What a partner's condition says that the mobility row which was made of it has no place for; written by the server alone.
   *
   * - untouched: members of the row that are still as they were taken from the partner: nobody here is asked to mend them
   * - words: by member of the row what the partner says, as people read it (`text`) and as the part of the condition that it is (`value`); a
   *   member that somebody changes loses its words
   */
  asPartnerSent: z.object({
    untouched: z.array(z.string()),
    words: z.array(
      z.object({ member: z.string(), text: z.string(), value: z.record(z.string(), z.unknown()) }),
    ),
  }),
  agreementFacts: agreementFactsSchema,
  city,
  permanentAddress: z
    .array(z.strictObject({ ...address, phoneNumber: optionalText(PHONE.maxLength) }))
    .check(z.maxLength(1)),
  currentAddress: z.array(z.strictObject(address)).check(z.maxLength(1)),
  userMail: z.strictObject({ email: text(EMAIL.maxLength) }),
};

/** Name of a schema in {@link VALUE_SHAPES}. */
export type ValueShape = keyof typeof VALUE_SHAPES;
