import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import { USER } from 'shared-contracts/session/user.ts';
import { FOUND_COORDINATORS } from './found.ts';
import { defineSet } from '../../records/model/defineSet.ts';

/** People who may sign in, and those whom students ask about credits. */
export const USER_SETS = {
  Users: defineSet(USER, {
    table: 'users',
    pairs: { groups: { table: 'user_groups', from: 'user_id', to: 'group_id' } },
  }),
  ECTSCoordinatorTables: defineSet(ECTS_COORDINATOR, {
    table: 'ects_coordinators',
    found: FOUND_COORDINATORS,
  }),
};
