import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { useMemo } from 'react';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { SuggestField, useWatch, type Control, type FieldPath } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { findDepartment } from '../model/coordinatorForm.ts';

type DepartmentFieldProps<Form extends { department: string }> = {
  readonly control: Control<Form>;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly isRequired: boolean;
};

/** A department of the local institution, or the name of a new one; says which of both it is going to be. */
export function DepartmentField<Form extends { department: string }>(props: DepartmentFieldProps<Form>) {
  // Every form that comes here has the member.
  const name = 'department' as FieldPath<Form>;
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  const text: string = useWatch({ control: props.control, name });
  const known = departments.data?.value;
  const labels = useMemo(
    () => [...new Set(known?.map((department) => nameIn(department, language)))],
    [known, language],
  );

  const hintFor = () => {
    if (departments.isError) return t('ectsCoordinators.edit.departmentsFailed');
    if (known === undefined || text.trim() === '' || findDepartment(known, text)) return undefined;
    return t('ectsCoordinators.edit.departmentNew', { name: text.trim() });
  };

  return (
    <SuggestField
      {...props}
      name={name}
      suggestions={labels}
      hint={hintFor()}
      maxLength={DEPARTMENT.fields.name.maxLength}
    />
  );
}
