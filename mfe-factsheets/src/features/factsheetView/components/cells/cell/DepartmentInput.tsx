import { Alert, Button, useTranslation } from 'shared-ui/core';
import { SelectField, useWatch, type Control } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { TypedForm } from './typedForm.ts';
import { useDepartmentChoices } from './useDepartmentChoices.ts';

type DepartmentInputProps = {
  readonly control: Control<TypedForm>;
  readonly name: `texts.${string}`;
  readonly label: string;
  readonly isLabelHidden: boolean;
};

/** One of the local institution's departments; the chosen one stays while they are read, and when they cannot be. */
export function DepartmentInput({ control, name, label, isLabelHidden }: DepartmentInputProps) {
  const { t } = useTranslation(MODULE_ID);
  const { choices, isError, retry } = useDepartmentChoices(true);
  const chosen = useWatch({ control, name });
  const isUnknown = chosen !== '' && !choices.some(({ value }) => value === chosen);
  const present = { value: chosen, label: t('factsheetCells.presentDepartment') };
  return (
    <>
      <SelectField
        control={control}
        name={name}
        label={label}
        isLabelHidden={isLabelHidden}
        placeholder={t('factsheetCells.noDepartment')}
        options={[...(isUnknown ? [present] : []), ...choices]}
      />
      {isError && (
        <Alert
          kind="warning"
          action={
            <Button size="small" onClick={retry}>
              {t('factsheetCells.retry')}
            </Button>
          }
        >
          {t('factsheetCells.departmentsFailed')}
        </Alert>
      )}
    </>
  );
}
