import { type Role, ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { notPermitted } from '../../platform/problems/refusals.ts';
import type { JobToDo } from '../store/jobWork.ts';

/**
 * Gives the person who began a job, with the rights of the role that their token had last. Throws a `Problem` 403 for whoever was disabled since.
 *
 * A job has no token that could be looked at again: what it has not done within `JOB_HOURS` is given up for that reason.
 */
export async function callerOfJob(
  database: Database,
  { userId: id, role: begunAs }: Pick<JobToDo, 'userId' | 'role'>,
): Promise<SignedInCaller> {
  const user = await database
    .selectFrom('users')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.name', 'users.email', 'users.enabled', 'user_roles.role'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (user === undefined || !user.enabled) throw notPermitted();
  const role = user.role === null ? begunAs : knownRole(user.role);
  return { id, role, permissions: ROLE_PERMISSIONS[role], name: user.name, email: user.email ?? '' };
}

function knownRole(name: string): Role {
  // `Object.keys` forgets which names they are.
  return (Object.keys(ROLE_PERMISSIONS) as Role[]).find((role) => role === name) ?? 'No Rights';
}
