import { ectsCoordinatorSchema, type EctsCoordinator } from 'shared-contracts/entities/ectsCoordinator.ts';
import { ApiError } from 'shared-auth/api';
import type { CoordinatorIssue } from '../model/checkCoordinatorForm.ts';
import { COORDINATOR_FIELDS } from '../model/coordinatorForm.ts';

/**
 * What a failed save means for the row.
 *
 * - stale: somebody else saved meanwhile; `current` is the record as it is now
 * - refused: the server named fields of the row
 * - gone: the record is not there any more
 * - failed: anything else; trying again may help
 */
export type SaveRefusal =
  | { readonly kind: 'stale'; readonly current: EctsCoordinator }
  | { readonly kind: 'refused'; readonly issues: readonly CoordinatorIssue[] }
  | { readonly kind: 'gone' | 'failed' };

/** Reads a failed save. A new department's `name` is refused at the field in which it was typed. */
export function readSaveRefusal(error: unknown): SaveRefusal {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.kind === 'not-found') return { kind: 'gone' };
  if (error.kind === 'stale') {
    const current = ectsCoordinatorSchema.safeParse(error.current);
    return current.success ? { kind: 'stale', current: current.data } : { kind: 'failed' };
  }
  const issues = error.errors.flatMap(({ field, code }) => {
    const [first = ''] = field.split('/');
    const member = first === 'name' ? 'department' : COORDINATOR_FIELDS.find((known) => known === first);
    return member === undefined ? [] : [{ field: member, code }];
  });
  return issues.length > 0 ? { kind: 'refused', issues } : { kind: 'failed' };
}
