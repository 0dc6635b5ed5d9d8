import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { STUDY_CYCLES, studyCycleText } from 'shared-contracts/reference/levels.ts';
import { STUDENT_MOBILITY_FOR_STUDIES } from 'shared-contracts/agreements/members/mobilityRow.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import {
  CheckboxGroupField,
  FieldGrid,
  NumberField,
  useController,
  useFormContext,
  YesNoField,
} from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { StudentList } from '../../../../../lib/mobilityRows/rowForms.ts';
import type { RowFieldProps } from './rowFieldProps.ts';

const { fields: ROW } = STUDENT_MOBILITY_FOR_STUDIES;

/** What only students have: study cycles, months, blended mobility. */
export function StudentFields({ list, index, isDisabled }: RowFieldProps<StudentList>) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(STUDENT_MOBILITY_FOR_STUDIES);
  const { tag } = useLanguage();
  const { control } = useFormContext<AgreementForm>();
  const path = `${list}.${index}` as const;
  const cycles = useController({ control, name: `${path}.studyCycles` });
  const chosen = cycles.field.value.map(({ studyCycle }) => studyCycle);
  // One that only a partner knows is neither lost nor hidden.
  const choices = [...new Set<string>([...STUDY_CYCLES, ...chosen])];
  const blended = useController({ control, name: `${path}.blended` });
  return (
    <>
      <div data-field={`${path}.studyCycles`}>
        <CheckboxGroupField
          label={label('studyCycles')}
          firstRef={cycles.field.ref}
          chosen={chosen}
          choices={choices.map((value) => ({ value, label: studyCycleText(value, tag) }))}
          onChange={(values) => cycles.field.onChange(values.map((studyCycle) => ({ studyCycle })))}
          error={cycles.fieldState.error}
          isRequired
          isDisabled={isDisabled}
        />
      </div>
      <FieldGrid columns={3}>
        <NumberField
          control={control}
          name={`${path}.mobilitiesPerYear`}
          label={t('agreementSteps.RowFields.students')}
          {...inputProps(ROW.mobilitiesPerYear)}
          isDisabled={isDisabled}
        />
        <NumberField
          control={control}
          name={`${path}.totalMonthsPerYear`}
          label={label('totalMonthsPerYear')}
          hint={t('agreementSteps.RowFields.monthsHint')}
          {...inputProps(ROW.totalMonthsPerYear)}
          isDisabled={isDisabled}
        />
        <div data-field={`${path}.blended`}>
          <YesNoField
            label={label('blended')}
            value={blended.field.value}
            onChange={blended.field.onChange}
            isDisabled={isDisabled}
          />
        </div>
      </FieldGrid>
    </>
  );
}
