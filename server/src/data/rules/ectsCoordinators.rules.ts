import { ectsCoordinatorFieldsSchema } from 'shared-contracts/entities/ectsCoordinator.ts';
import { recordErrors } from './memberErrors.ts';
import type { SetRules } from './setRules.ts';

/** First name, last name, e-mail and purpose are required; address and phone come with the add form alone. */
export const ectsCoordinatorRules: SetRules<'ECTSCoordinatorTables'> = {
  apply: ({ after }) => recordErrors(ectsCoordinatorFieldsSchema, after),
};
