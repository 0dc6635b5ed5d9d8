import { STUDENT_LEVELS, studentLevelText } from 'shared-contracts/reference/levels.ts';
import type { Control, FieldPath } from 'shared-ui/fields';
import { SelectField } from 'shared-ui/fields';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';

type CycleFieldProps = {
  readonly control: Control<ApplicationForm>;
  readonly name: FieldPath<ApplicationForm>;
  readonly label: string;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
};

/** Undergraduate, postgraduate or Ph.D. */
export function CycleField(props: CycleFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  return (
    <SelectField
      {...props}
      valueAs="number"
      placeholder={t('applicationForm.choose')}
      options={STUDENT_LEVELS.map((level) => ({ value: String(level), label: studentLevelText(level, tag) }))}
    />
  );
}
