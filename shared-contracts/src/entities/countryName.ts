import * as z from 'zod/mini';

/** A country by its names, as `MobilityCountries` answers; `countryNameGR` is its name in Greek. */
export const countryNameSchema = z.object({
  id: z.number(),
  countryName: z.string(),
  countryNameGR: z.nullish(z.string()),
});
export type CountryName = z.infer<typeof countryNameSchema>;
