import type { ApplicationStatus } from 'shared-contracts/applications/applications.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';

type Application = Stored<'ApplicationStudentStudiesForms'> | Unsaved<'ApplicationStudentStudiesForms'>;

/** What the rules of applications look at. */
export type ApplicationState = Pick<
  Application,
  'type' | 'applicationYear' | 'applicationNumber' | 'specialNeedsCategory'
> & { readonly owner: number; readonly status: ApplicationStatus };

/** Reads the state out of an application whose owner is known; one that names no status is a draft. */
export function applicationState(record: Application, owner: number): ApplicationState {
  return { ...record, owner, status: record.status ?? 'draft' };
}
