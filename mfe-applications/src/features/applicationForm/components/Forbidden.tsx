import { Navigate, useLocation } from 'shared-ui/core';

const FORBIDDEN_PATH = '/401';

/** Leads to the page for what is not allowed, which carries where one came from. Source: specification document 3, section 8. */
export function Forbidden() {
  return <Navigate to={FORBIDDEN_PATH} replace state={{ from: useLocation() }} />;
}
