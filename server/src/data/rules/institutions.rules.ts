import { checkWhole } from 'shared-contracts/members/check/check.ts';
import { INSTITUTION } from 'shared-contracts/members/institution.ts';
import { memberErrors } from './memberErrors.ts';
import type { SetRules } from './setRules.ts';

const MEMBERS = checkWhole(INSTITUTION, 'posted').shape;

/** A website names its protocol. */
export const institutionRules: SetRules<'MobilityInstitutions'> = {
  apply: ({ after, changed }) => memberErrors(MEMBERS, after, changed),
};
