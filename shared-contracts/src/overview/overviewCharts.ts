import * as z from 'zod/mini';

/** - status, ewpStatus: ids; ewpStatus is `NO_EWP_STATUS` of agreements that have none */
const stateCountSchema = z.object({ status: z.number(), ewpStatus: z.number(), count: z.number() });
export interface StateCount extends z.infer<typeof stateCountSchema> {}

/** - id: of the country, its number in ISO 3166-1; count: agreements with a partner there */
const countryCountSchema = z.object({
  id: z.number(),
  countryName: z.string(),
  countryNameGR: z.nullable(z.string()),
  count: z.number(),
});
export interface CountryCount extends z.infer<typeof countryCountSchema> {}

/**
 * Places for studies in one academic year.
 *
 * - year: in which it begins
 * - outgoing, incoming: places agreed for our students, and for those of partners
 * - used: validated applications of our students who named an agreement; null for whoever may not know
 */
const yearPlacesSchema = z.object({
  year: z.number(),
  outgoing: z.number(),
  incoming: z.number(),
  used: z.nullable(z.number()),
});
export interface YearPlaces extends z.infer<typeof yearPlacesSchema> {}

/**
 * What the charts of the overview draw.
 *
 * - states, countries: of the agreements in force; a country is counted once for each agreement
 * - places: the years around the present one, the earliest first, of agreements that both approved or that we finalized
 */
export const overviewChartsSchema = z.object({
  states: z.array(stateCountSchema),
  countries: z.array(countryCountSchema),
  places: z.array(yearPlacesSchema),
});
export interface OverviewCharts extends z.infer<typeof overviewChartsSchema> {}
