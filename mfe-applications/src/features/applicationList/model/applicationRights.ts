import { applicationRefusal } from 'shared-contracts/applications/applicationLifeCycle.ts';
import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';

/** What may be done with a row of the list. */
export type ApplicationRights = {
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  /** Its student may still give the bank account, beside the application that was submitted. */
  readonly canSaveAccount: boolean;
};

/** - id: of the caller's record in `Users` */
type Caller = { readonly id: number; readonly permissions: readonly Permission[] };

/** Asks the table of the life cycle which actions a row offers; viewing is open to whoever sees the row. */
export function applicationRights(
  { id, permissions }: Caller,
  { status, isDeleted, owner, isAccountClosed }: ApplicationListRow,
): ApplicationRights {
  const facts = { status, isDeleted, isOwn: owner.id === id, isAccountClosed: isAccountClosed ?? false };
  return {
    canEdit: applicationRefusal('edit', facts, permissions) === undefined,
    canSaveAccount: status !== 'draft' && applicationRefusal('saveAccount', facts, permissions) === undefined,
    canDelete: applicationRefusal('delete', facts, permissions) === undefined,
  };
}
