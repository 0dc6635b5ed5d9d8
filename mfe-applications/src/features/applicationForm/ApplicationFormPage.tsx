import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { useLocation, useParams } from 'shared-ui/core';
import { NewApplication } from './NewApplication.tsx';
import { StoredApplication } from './StoredApplication.tsx';

/**
 * The application form, at its four addresses: one with `short` is of a short-term application, one with `view` is read-only.
 *
 * Source: specification document 3, section 2.
 */
export default function ApplicationFormPage() {
  const { formId } = useParams();
  const { pathname } = useLocation();
  const type: ApplicationType = pathname.includes('short') ? 'short-term-studies' : 'long-term-studies';
  if (formId === undefined) return <NewApplication key={type} type={type} />;
  const isReadOnly = pathname.includes('view');
  return <StoredApplication key={`${formId} ${isReadOnly}`} id={formId} isReadOnly={isReadOnly} />;
}
