import { useTranslation } from 'shared-ui/core';
import { ChoiceField, useFormContext, useFormState, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import { directionOf, turned } from '../../../../../lib/mobilityRows/mobilityRow.ts';
import type { RowFieldProps } from './rowFieldProps.ts';

type DirectionFieldProps = RowFieldProps & {
  readonly local: WizardInstitution;
  readonly partner: WizardInstitution;
};

/** Who sends and who receives: one choice, so that the two can never be the same. */
export function DirectionField({ list, index, isDisabled, local, partner }: DirectionFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const { control, getValues, setValue } = useFormContext<AgreementForm>();
  const path = `${list}.${index}` as const;
  const [fromInstitution, toInstitution] = useWatch({
    control,
    name: [`${path}.fromInstitution`, `${path}.toInstitution`],
  });
  const { errors } = useFormState({ control, name: path });
  const direction = directionOf({ fromInstitution, toInstitution }, local.id, partner.id);

  const choose = (chosen: string) => {
    if (chosen === direction) return;
    const row = getValues(path);
    const sides = chosen === 'local-sends' ? [local, partner] : [partner, local];
    // Departments go with their institutions when the row is turned; those of a third institution fit neither end.
    const departments = direction === null ? { fromDepartment: null, toDepartment: null } : turned(row);
    const options = { shouldDirty: true };
    setValue(`${path}.fromInstitution`, sides[0]?.id ?? null, options);
    setValue(`${path}.toInstitution`, sides[1]?.id ?? null, options);
    setValue(`${path}.fromDepartment`, departments.fromDepartment, options);
    setValue(`${path}.toDepartment`, departments.toDepartment, options);
  };
  const problems = errors[list]?.[index];
  return (
    <div data-field={`${path}.toInstitution`}>
      <div data-field={`${path}.fromInstitution`}>
        <ChoiceField
          label={t('agreementSteps.DirectionField.label')}
          value={direction}
          choices={[
            {
              value: 'local-sends',
              label: t('agreementSteps.DirectionField.sends', { from: local.name, to: partner.name }),
            },
            {
              value: 'partner-sends',
              label: t('agreementSteps.DirectionField.sends', { from: partner.name, to: local.name }),
            },
          ]}
          onChange={choose}
          error={problems?.fromInstitution ?? problems?.toInstitution}
          isRequired
          isDisabled={isDisabled}
        />
      </div>
    </div>
  );
}
