import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useMemo } from 'react';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField, useController, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm } from '../../model/form/agreementForm.ts';

type DepartmentFieldProps = {
  readonly name: DepartmentPath;
  readonly label: string;
  /** Whose departments are offered; null while that is open. */
  readonly institution: number | null;
  /** Departments that are offered although no record of them may exist yet. */
  readonly extra?: readonly string[];
  readonly canCreate?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled: boolean;
};

export type DepartmentPath =
  | `${'localContacts' | 'partnerContacts'}.${number}.department`
  | `${
      | 'studentMobilitiesForStudies'
      | 'studentMobilitiesForTraineeship'
      | 'staffMobilitiesForTeaching'
      | 'staffMobilitiesForTraining'}.${number}.${'fromDepartment' | 'toDepartment'}`;

/** Values of choices without a record; records have numbers from 1. */
const TYPED = 'typed';

/** A department of one institution, or the name of a new one. */
export function DepartmentField(props: DepartmentFieldProps) {
  const { name, label, institution, extra = NONE, canCreate = true, isRequired = false, isDisabled } = props;
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { control } = useFormContext<AgreementForm>();
  const { field, fieldState } = useController({ control, name });
  const departments = useQuery(departmentsQuery(useApi(), institution));
  // Our own departments are a list that is kept by itself; of partners the agreement says which there are.
  const isOurs = institution === LOCAL_INSTITUTION_ID;
  const mayCreateOurs = useCan('department_edit');
  const known = departments.data?.value;
  const options = useMemo(() => {
    const missing = extra.filter(
      (wanted) => known !== undefined && !known.some((department) => department.name === wanted),
    );
    return [
      ...toNamedOptions(known ?? [], language),
      ...missing.map((wanted) => ({ value: `${TYPED}:${wanted}`, label: wanted })),
    ];
  }, [known, extra, language]);
  const value = field.value;
  const record = known?.find(({ id }) => id === value?.id);
  const isNew = value !== null && value.id === null && !extra.includes(value.name);

  const choose = (chosen: string | number | undefined, text: string) => {
    const department = known?.find(({ id }) => id === chosen);
    field.onChange(
      department === undefined
        ? { id: null, name: text }
        : { id: department.id, name: department.name, ounitId: department.ounitId ?? null },
    );
  };

  return (
    <ComboField
      name={name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      label={label}
      options={options}
      chosen={
        value && {
          value: value.id ?? `${TYPED}:${value.name}`,
          label: record ? nameIn(record, language) : value.name,
        }
      }
      onChoose={(option) => (option === null ? field.onChange(null) : choose(option.value, option.label))}
      maxLength={DEPARTMENT.fields.name.maxLength}
      onCreate={canCreate && (mayCreateOurs || !isOurs) ? (text) => choose(undefined, text) : undefined}
      hint={isNew ? t('agreementSteps.DepartmentField.isNew', { name: value.name }) : undefined}
      error={fieldState.error}
      isRequired={isRequired}
      isDisabled={isDisabled || institution === null}
      isLoading={departments.isLoading}
      onRetry={departments.isError ? () => void departments.refetch() : undefined}
      {...(isRequired ? {} : { emptyLabel: t('agreementSteps.DepartmentField.none') })}
    />
  );
}

const NONE: readonly string[] = [];
