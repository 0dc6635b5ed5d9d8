import { AGREEMENT_STATUS } from 'shared-contracts/agreements.ts';
import type { LifeCycleAction } from 'shared-contracts/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';

/**
 * Writes what an action posts: `{id, status: {name: 'Final'}}`, `{id, localStatus: 1}` and the like, with the version that was read.
 *
 * Source: specification document 2, section 7.
 */
export function actionBody(
  post: NonNullable<LifeCycleAction['post']>,
  { id, dateModified }: Pick<AgreementItem, 'id' | 'dateModified'>,
): object {
  const { status, ewpStatus, ...plain } = post;
  const statusName = Object.entries(AGREEMENT_STATUS).find(([, statusId]) => statusId === status)?.[0];
  return {
    id,
    dateModified,
    ...plain,
    ...(statusName !== undefined && { status: { name: statusName } }),
    ...(ewpStatus !== undefined && { ewpStatus: { id: ewpStatus } }),
  };
}
