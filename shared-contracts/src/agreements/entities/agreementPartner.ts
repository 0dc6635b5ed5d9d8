import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';

/**
 * The partner as step 1 of the wizard asks for it: a country, and one of its institutions.
 *
 * - codes: `country-missing`, `institution-missing`
 *
 * Source: specification document 2, section 5.
 */
export const agreementPartnerSchema = z.object({
  country: z.int(refusedAs('country-missing')),
  institution: z.int(refusedAs('institution-missing')),
});
