import {
  ectsCoordinatorFieldsSchema,
  newCoordinatorFieldsSchema,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { recordErrors } from './memberErrors.ts';
import { isPosted, type SetRules } from '../../records/save/setRules.ts';

/** First name, last name, e-mail and purpose are required; address and phone come with the add form alone, which requires them too. */
export const ectsCoordinatorRules: SetRules<'ECTSCoordinatorTables'> = {
  apply: ({ before, after, posted }) => {
    const isAddForm = before === null && (isPosted(posted, 'phone') || isPosted(posted, 'address'));
    return recordErrors(isAddForm ? newCoordinatorFieldsSchema : ectsCoordinatorFieldsSchema, after);
  },
};
