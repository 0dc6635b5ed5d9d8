import type { Control, FieldPath } from 'shared-ui/fields';
import { SelectField } from 'shared-ui/fields';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';

/** 6 undergraduate, 7 postgraduate, 8 Ph.D. Source: specification document 3, section 9. */
const CYCLES = [6, 7, 8] as const;

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
  return (
    <SelectField
      {...props}
      valueAs="number"
      placeholder={t('applicationForm.choose')}
      options={CYCLES.map((cycle) => ({ value: String(cycle), label: t(`applicationForm.cycle.${cycle}`) }))}
    />
  );
}
