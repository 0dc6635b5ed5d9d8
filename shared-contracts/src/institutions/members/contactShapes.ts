import * as z from 'zod/mini';
import {
  ADDRESS_LINE,
  EMAIL,
  PERSON_NAME,
  PERSON_TITLE,
  PHONE,
  ROLE,
  WEB_ADDRESS,
} from '../../members/commonTexts.ts';
import { optionalText, text } from '../../members/shapeTexts.ts';

/** Longest tag of a language that is kept, as in `zh-Hant-TW`. */
const LANGUAGE_TAG_LENGTH = 10;

/** Only web addresses: a stored `javascript:` address would run when somebody follows the link. */
const webAddress = text(WEB_ADDRESS.maxLength).check(z.regex(/^https?:\/\/\S+$/i));

export const urlsShape = z
  .array(z.strictObject({ value: webAddress, language: optionalText(LANGUAGE_TAG_LENGTH) }))
  .check(z.maxLength(30));

export const rolesShape = z
  .array(
    z.strictObject({
      value: text(ROLE.maxLength).check(z.minLength(1)),
      language: optionalText(LANGUAGE_TAG_LENGTH),
    }),
  )
  .check(z.maxLength(20));

/** How a part of an institution is reached. */
export const infoShape = z.strictObject({
  email: optionalText(EMAIL.maxLength),
  phone: optionalText(PHONE.maxLength),
  urls: z.optional(urlsShape),
});

export const signerShape = z.strictObject({
  title: optionalText(PERSON_TITLE.maxLength),
  givenName: optionalText(PERSON_NAME.maxLength),
  familyName: optionalText(PERSON_NAME.maxLength),
  address: optionalText(ADDRESS_LINE.maxLength),
  email: optionalText(EMAIL.maxLength),
});
