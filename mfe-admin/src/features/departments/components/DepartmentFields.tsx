import { EUROPEAN_PROGRAMMES_DEPARTMENT } from 'shared-contracts/agreements/agreements.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { useState } from 'react';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { FieldGrid, TextField, useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { DepartmentForm, DepartmentMember } from '../model/departmentForm.ts';

const { fields } = DEPARTMENT;

type DepartmentFieldsProps = {
  readonly isNew: boolean;
  /** Agreements whose department partners know by its id. */
  readonly told: number;
};

/** The fields of a department; whoever changes an id that partners know is told what becomes of it. */
export function DepartmentFields({ isNew, told }: DepartmentFieldsProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(DEPARTMENT);
  const { control, formState } = useFormContext<DepartmentForm>();
  const ounitId = useWatch({ control, name: 'ounitId' });
  const [begun] = useState(() => formState.defaultValues?.ounitId ?? '');
  const isKnownByName = formState.defaultValues?.name === EUROPEAN_PROGRAMMES_DEPARTMENT;
  const text = (name: DepartmentMember) => ({
    control,
    name,
    label: label(name),
    maxLength: fields[name].maxLength,
  });
  const isChanged = !isNew && ounitId.trim() !== begun;
  return (
    <>
      <TextField
        {...text('name')}
        isRequired
        isDisabled={isKnownByName}
        hint={isKnownByName ? t('departments.form.nameStays') : undefined}
      />
      <TextField {...text('nameGR')} />
      <FieldGrid columns={2}>
        <TextField {...text('ounitCode')} hint={t('departments.form.ounitCodeHint')} />
        <TextField {...text('domain')} hint={t('departments.form.domainHint')} />
      </FieldGrid>
      <TextField {...text('url')} type="url" />
      <TextField
        {...text('ounitId')}
        isRequired={!isNew}
        hint={t(isNew ? 'departments.form.ounitIdNew' : 'departments.form.ounitIdHint')}
        warning={isChanged ? t('departments.form.ounitIdChanged', { count: told }) : undefined}
      />
    </>
  );
}
