import { Navigate, useLocation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { FORBIDDEN_PATH, START_PATH, startAddress } from '../page/startAddress.ts';

/** Leads from `/` to the page that the person begins on, or to the refusal when there is none. */
export function StartRedirect() {
  const { permissions } = useSession();
  const location = useLocation();
  const start = startAddress(useDescriptions(), permissions);
  if (start === undefined || start === START_PATH) {
    return <Navigate to={FORBIDDEN_PATH} replace state={{ from: location }} />;
  }
  return <Navigate to={start} replace />;
}
