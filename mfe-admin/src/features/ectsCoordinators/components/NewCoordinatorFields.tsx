import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import { useMemberLabel } from 'shared-record/pages';
import {
  EmailField,
  FieldGrid,
  PhoneField,
  TextAreaField,
  TextField,
  useFormContext,
} from 'shared-ui/fields';
import type { NewCoordinatorField, NewCoordinatorForm } from '../model/newCoordinatorForm.ts';
import { DepartmentField } from './DepartmentField.tsx';

const { fields } = ECTS_COORDINATOR;

/** The fields of the add form, all of them required. */
export function NewCoordinatorFields() {
  const label = useMemberLabel(ECTS_COORDINATOR);
  const { control } = useFormContext<NewCoordinatorForm>();
  const text = (name: Exclude<NewCoordinatorField, 'department'>) => ({
    control,
    name,
    label: label(name),
    isRequired: true,
    maxLength: fields[name].maxLength,
  });
  return (
    <>
      <DepartmentField control={control} label={label('department')} isRequired />
      <FieldGrid columns={2}>
        <TextField {...text('firstName')} />
        <TextField {...text('lastName')} />
        <EmailField {...text('email')} />
        <PhoneField {...text('phone')} of="any" />
      </FieldGrid>
      <TextField {...text('address')} />
      <TextAreaField {...text('purpose')} />
    </>
  );
}
