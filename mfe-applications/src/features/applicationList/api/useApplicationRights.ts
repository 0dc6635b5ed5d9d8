import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { useSession } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { applicationRights, type ApplicationRights } from '../model/applicationRights.ts';
import { currentUserQuery } from './applications.queries.ts';

/** Stands for the id of the caller while it is not known: nobody owns anything with it. */
const UNKNOWN_ID = 0;

/** Gives the function that says which actions a row offers to the person who is signed in. */
export function useApplicationRights(): (application: ApplicationListRow) => ApplicationRights {
  const { permissions } = useSession();
  const me = useQuery(currentUserQuery(useApi()));
  const caller = { id: me.data?.id ?? UNKNOWN_ID, permissions };
  return (application) => applicationRights(caller, application);
}
