import {
  ECTS_COORDINATOR_MAX_LENGTH,
  type EctsCoordinatorForm,
} from 'shared-contracts/entities/ectsCoordinator.ts';
import { ECTS_COORDINATOR } from 'shared-contracts/members/ectsCoordinator.ts';
import { useMemberLabel } from 'shared-record/pages';
import { EmailField, TextField, type Control } from 'shared-ui/fields';
import type { CoordinatorField } from '../model/coordinatorForm.ts';
import { DepartmentField } from './DepartmentField.tsx';

type CoordinatorFieldInputProps = {
  readonly field: CoordinatorField;
  readonly control: Control<EctsCoordinatorForm>;
};

/** The input of one cell of the row that is being edited; the column's heading is its label. */
export function CoordinatorFieldInput({ field, control }: CoordinatorFieldInputProps) {
  const labelOf = useMemberLabel(ECTS_COORDINATOR);
  const common = { control, label: labelOf(field), isLabelHidden: true, isRequired: true } as const;
  switch (field) {
    case 'department':
      return <DepartmentField {...common} />;
    case 'email':
      return <EmailField {...common} name="email" maxLength={ECTS_COORDINATOR_MAX_LENGTH.email} />;
    case 'purpose':
      return <TextField {...common} name="purpose" maxLength={ECTS_COORDINATOR_MAX_LENGTH.purpose} />;
    case 'firstName':
    case 'lastName':
      return <TextField {...common} name={field} maxLength={ECTS_COORDINATOR_MAX_LENGTH.name} />;
  }
}
