import { checkWhole } from 'shared-contracts/members/check/check.ts';
import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { institutionErrors } from './institutionErrors.ts';
import { memberErrors } from '../memberErrors.ts';
import type { SetRules } from '../../../records/save/setRules.ts';

const MEMBERS = checkWhole(INSTITUTION, 'posted').shape;

/** A website names its protocol; what agreements and reference data know an institution by is guarded. */
export const institutionRules: SetRules<'MobilityInstitutions'> = {
  apply: async ({ before, after, changed }, { database }) => [
    ...memberErrors(MEMBERS, after, changed),
    ...(before === null ? [] : await institutionErrors(database, { before, after }, changed)),
  ],
};
