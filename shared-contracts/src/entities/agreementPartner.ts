import * as z from 'zod/mini';

/**
 * The partner as step 1 of the wizard asks for it: a country, and one of its institutions.
 *
 * - codes: `country-missing`, `institution-missing`
 *
 * Source: specification document 2, section 5.
 */
export const agreementPartnerSchema = z.object({
  country: z.int('country-missing'),
  institution: z.int('institution-missing'),
});
