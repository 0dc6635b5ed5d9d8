import { isAllowed, type Caller } from 'shared-contracts/access.ts';
import type { ApplicationListRow } from 'shared-contracts/entities/applicationListRow.ts';

/** What may be done with a row of the list. */
export type ApplicationRights = { readonly canEdit: boolean; readonly canDelete: boolean };

/** Asks the table of rights which actions a row offers; viewing is open to whoever sees the row. */
export function applicationRights(caller: Caller, application: ApplicationListRow): ApplicationRights {
  return {
    canEdit: isAllowed(caller, 'update', 'ApplicationStudentStudiesForms', application),
    canDelete: isAllowed(caller, 'delete', 'ApplicationStudentStudiesForms', application),
  };
}
