import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { PAST_PROGRAMMES } from 'shared-contracts/applications/members/applicationParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import {
  CheckboxField,
  FieldSection,
  TextAreaField,
  useController,
  useFormContext,
  YesNoField,
} from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm } from '../../formContext.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import { ProgrammeStays } from './ProgrammeStays.tsx';

/** Earlier stays abroad, whether the student needs special support, and comments. Source: specification document 3, section 2, step 6. */
export function PastMobilityStep() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(APPLICATION);
  const { isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const { field, fieldState } = useController({ control, name: 'pastMobilities' });
  return (
    <>
      <FieldSection legend={label('pastMobilities')}>
        <div data-field="pastMobilities" tabIndex={-1}>
          <YesNoField
            label={t('applicationForm.PastMobilityStep.question')}
            value={field.value}
            onChange={field.onChange}
            isRequired
            isDisabled={isReadOnly}
            error={fieldState.error}
          />
        </div>
        {field.value === true &&
          PAST_PROGRAMMES.map((programme) => <ProgrammeStays key={programme} programme={programme} />)}
      </FieldSection>
      <FieldSection
        legend={label('specialNeedsCategory')}
        note={t('applicationForm.PastMobilityStep.specialNeedsNote')}
      >
        <CheckboxField
          control={control}
          name="specialNeedsCategory"
          label={t('applicationForm.PastMobilityStep.specialNeeds')}
          isDisabled={isReadOnly}
        />
      </FieldSection>
      <FieldSection legend={label('comments')}>
        <TextAreaField
          control={control}
          name="comments"
          label={label('comments')}
          isLabelHidden
          hint={t('applicationForm.PastMobilityStep.comments')}
          maxLength={APPLICATION.fields.comments.maxLength}
          isDisabled={isReadOnly}
        />
      </FieldSection>
    </>
  );
}
