import type { EctsCoordinatorForm } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { useMemberLabel } from 'shared-record/pages';
import { EmailField, TextField, type Control } from 'shared-ui/fields';
import type { CoordinatorField } from '../model/coordinatorForm.ts';
import { DepartmentField } from './DepartmentField.tsx';

const { fields } = ECTS_COORDINATOR;

type CoordinatorFieldInputProps = {
  readonly field: CoordinatorField;
  readonly control: Control<EctsCoordinatorForm>;
};

/** The input of one cell of the row that is being edited; the column's heading is its label. */
export function CoordinatorFieldInput({ field, control }: CoordinatorFieldInputProps) {
  const labelOf = useMemberLabel(ECTS_COORDINATOR);
  const common = { control, label: labelOf(field), isLabelHidden: true };
  switch (field) {
    case 'department':
      return <DepartmentField {...common} isRequired />;
    case 'email':
      return <EmailField {...common} name="email" {...inputProps(fields.email)} />;
    case 'purpose':
      return <TextField {...common} name="purpose" {...inputProps(fields.purpose)} />;
    case 'firstName':
    case 'lastName':
      return <TextField {...common} name={field} {...inputProps(fields[field])} />;
  }
}
