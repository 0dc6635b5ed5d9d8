import { webAddress } from 'shared-contracts/entities/values.ts';
import * as z from 'zod/mini';
import { memberErrors } from './memberErrors.ts';
import type { SetRules } from './setRules.ts';

/** A website names its protocol. */
export const institutionRules: SetRules<'MobilityInstitutions'> = {
  apply: ({ after, changed }) => memberErrors({ website: z.nullable(webAddress) }, after, changed),
};
