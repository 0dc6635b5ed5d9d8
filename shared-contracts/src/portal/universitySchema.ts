import * as z from 'zod/mini';
import { BRAND_STOPS, type BrandRamp, type University } from './university.ts';

// Apart from what the first script has: of the schema library that has nothing.
const texts = z.object({ en: z.string(), el: z.string() });

/** Schema of {@link University}. */
export const universitySchema: z.ZodMiniType<University> = z.object({
  name: texts,
  logo: z.exactOptional(z.string()),
  brand: z.exactOptional(
    // The stops are the list's own, each once.
    z.object(
      Object.fromEntries(BRAND_STOPS.map((stop) => [stop, z.string()])),
    ) as unknown as z.ZodMiniType<BrandRamp>,
  ),
  office: z.object({
    email: z.string(),
    phone: z.exactOptional(z.string()),
    address: z.exactOptional(texts),
  }),
  dataProtection: z.exactOptional(z.string()),
  authority: z.exactOptional(z.object({ name: texts, url: z.string() })),
});
