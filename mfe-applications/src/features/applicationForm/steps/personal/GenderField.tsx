import { STUDENT_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { useTranslation } from 'shared-ui/core';
import { ChoiceField, useController, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useMemberProps } from '../../components/useMemberProps.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';

/** In the order in which they are offered; 1 male, 2 female, 0 other. Source: specification document 3, sections 3 and 5. */
const GENDERS = [1, 2, 0] as const;

/** Male, female or other. */
export function GenderField() {
  const { t } = useTranslation(MODULE_ID);
  const { label, isRequired, isDisabled } = useMemberProps(STUDENT_DATA, 'studentData.0')('gender');
  const { control } = useFormContext<ApplicationForm>();
  const { field, fieldState } = useController({ control, name: 'studentData.0.gender' });
  return (
    <div data-field="studentData.0.gender" tabIndex={-1}>
      <ChoiceField
        label={label}
        isInline
        value={field.value === null ? null : String(field.value)}
        choices={GENDERS.map((gender) => ({
          value: String(gender),
          label: t(`applicationForm.gender.${gender}`),
        }))}
        onChange={(value) => field.onChange(Number(value))}
        isRequired={isRequired}
        isDisabled={isDisabled}
        error={fieldState.error}
      />
    </div>
  );
}
