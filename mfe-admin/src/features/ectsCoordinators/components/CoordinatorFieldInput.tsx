import type { EctsCoordinatorForm } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { useMemberLabel } from 'shared-record/pages';
import { EmailField, PhoneField, TextField, type Control } from 'shared-ui/fields';
import type { CoordinatorField } from '../model/coordinatorForm.ts';
import { DepartmentField } from './DepartmentField.tsx';

const { fields } = ECTS_COORDINATOR;

type CoordinatorFieldInputProps = {
  readonly field: CoordinatorField;
  readonly control: Control<EctsCoordinatorForm>;
  /** The column's heading is the label. */
  readonly isLabelHidden?: boolean;
};

/** The input of one field of the row that is being edited. */
export function CoordinatorFieldInput({ field, control, isLabelHidden = false }: CoordinatorFieldInputProps) {
  const labelOf = useMemberLabel(ECTS_COORDINATOR);
  const common = { control, label: labelOf(field), isLabelHidden };
  switch (field) {
    case 'department':
      return <DepartmentField {...common} isRequired />;
    case 'email':
      return <EmailField {...common} name="email" {...inputProps(fields.email)} />;
    case 'phone':
      return <PhoneField {...common} name="phone" {...inputProps(fields.phone)} of="any" />;
    case 'purpose':
      return <TextField {...common} name="purpose" {...inputProps(fields.purpose)} />;
    case 'address':
    case 'firstName':
    case 'lastName':
      return <TextField {...common} name={field} {...inputProps(fields[field])} />;
  }
}
