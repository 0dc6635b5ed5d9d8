import * as z from 'zod/mini';
import { EMAIL, PHONE, PLACE_NAME } from '../../members/commonTexts.ts';
import { optionalText, text } from '../../members/shapeTexts.ts';

export const cityShape = z.strictObject({
  id: z.optional(z.nullable(z.int())),
  cityName: text(PLACE_NAME.maxLength),
});

const country = z.object({
  id: z.int(),
  countryCode: optionalText(2),
  countryName: optionalText(PLACE_NAME.maxLength),
  countryNameGR: optionalText(PLACE_NAME.maxLength),
});

const address = {
  street: optionalText(200),
  postalCode: optionalText(20),
  city: z.optional(z.nullable(cityShape)),
  country: z.optional(z.nullable(country)),
};

/** One entry at most: the specification keeps an address as a list. */
export const permanentAddressShape = z
  .array(z.strictObject({ ...address, phoneNumber: optionalText(PHONE.maxLength) }))
  .check(z.maxLength(1));
/** One entry at most, as of {@link permanentAddressShape}. */
export const currentAddressShape = z.array(z.strictObject(address)).check(z.maxLength(1));

export const userMailShape = z.strictObject({ email: text(EMAIL.maxLength) });
