import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { ROW_SUBJECT_AREA } from 'shared-contracts/agreements/members/mobilityRowParts.ts';
import { STUDENT_MOBILITY_FOR_STUDIES } from 'shared-contracts/agreements/members/mobilityRow.ts';
import { PartList } from 'shared-record/edit';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { TextField, useFormContext, useFormState, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { type AgreementForm } from '../../../model/form/agreementForm.ts';
import { SUBJECT_AREA_FORM, type SubjectAreaForm } from '../../../../../lib/mobilityRows/rowForms.ts';
import type { RowChoiceList } from '../useRowChoices.ts';
import { RowChoiceField } from './RowChoiceField.tsx';
import type { RowFieldProps } from './rowFieldProps.ts';

type SubjectAreasFieldProps = RowFieldProps & { readonly choices: RowChoiceList };

/** The subject areas of a row, each with a clarification where the name does not say enough. */
export function SubjectAreasField(props: SubjectAreasFieldProps) {
  const { list, index, isDisabled } = props;
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(STUDENT_MOBILITY_FOR_STUDIES);
  const { control, getValues, setValue } = useFormContext<AgreementForm>();
  const name = `${list}.${index}.subjectAreasWithClarifications` as const;
  const count = useWatch({ control, name, compute: countOf });
  const { errors } = useFormState({ control, name });
  const change = (next: (areas: readonly SubjectAreaForm[]) => SubjectAreaForm[]) =>
    setValue(name, next(getValues(name)), { shouldDirty: true });
  const isMissing = errors[list]?.[index]?.subjectAreasWithClarifications?.type !== undefined;
  return (
    <PartList
      name={name}
      legend={label('subjectAreasWithClarifications')}
      isRequired
      error={isMissing ? t('agreementSteps.SubjectAreasField.missing') : undefined}
      count={count}
      minimum={1}
      addLabel={t('agreementSteps.SubjectAreasField.add')}
      removeLabel={(number) => t('agreementSteps.SubjectAreasField.remove', { number })}
      onAdd={() => change((areas) => [...areas, SUBJECT_AREA_FORM.empty()])}
      onRemove={(removed) => change((areas) => areas.filter((_, place) => place !== removed))}
      isDisabled={isDisabled}
    >
      {(place) => <SubjectAreaFields {...props} place={place} />}
    </PartList>
  );
}

function SubjectAreaFields({
  list,
  index,
  place,
  isDisabled,
  choices,
}: SubjectAreasFieldProps & { readonly place: number }) {
  const label = useMemberLabel(ROW_SUBJECT_AREA);
  const { control } = useFormContext<AgreementForm>();
  const path = `${list}.${index}.subjectAreasWithClarifications.${place}` as const;
  return (
    <>
      <RowChoiceField
        name={`${path}.subjectArea`}
        label={label('subjectArea')}
        choices={choices}
        isDisabled={isDisabled}
      />
      <TextField
        control={control}
        name={`${path}.clarification`}
        label={label('clarification')}
        {...inputProps(ROW_SUBJECT_AREA.fields.clarification)}
        isDisabled={isDisabled}
      />
    </>
  );
}

function countOf(areas: readonly unknown[]): number {
  return areas.length;
}
