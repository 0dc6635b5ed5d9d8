import type { CoordinatorField } from './coordinatorForm.ts';

export const COLUMN_LABEL = {
  firstName: 'ectsCoordinators.columns.firstName',
  lastName: 'ectsCoordinators.columns.lastName',
  email: 'ectsCoordinators.columns.email',
  department: 'ectsCoordinators.columns.department',
  purpose: 'ectsCoordinators.columns.purpose',
} as const satisfies Record<CoordinatorField, string>;
