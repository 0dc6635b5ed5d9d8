import type { LifeCycleAction } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';

/** Writes the state that an action posts as a body of the data API has it. */
export function actRecord({ status, ewpStatus, ...plain }: NonNullable<LifeCycleAction['post']>): object {
  return {
    ...plain,
    ...(status !== undefined && { status: { id: status } }),
    ...(ewpStatus !== undefined && { ewpStatus: { id: ewpStatus } }),
  };
}
