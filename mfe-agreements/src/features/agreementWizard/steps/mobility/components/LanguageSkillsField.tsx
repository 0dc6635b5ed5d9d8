import { STUDENT_MOBILITY_FOR_STUDIES } from 'shared-contracts/agreements/members/mobilityRow.ts';
import { isLanguageNeeded } from 'shared-contracts/agreements/mobilityLists.ts';
import { PartList } from 'shared-record/edit';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { useFormContext, useFormState, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { type AgreementForm } from '../../../model/form/agreementForm.ts';
import { LANGUAGE_SKILL_FORM, type LanguageSkillForm } from '../../../../../lib/mobilityRows/rowForms.ts';
import type { RowChoiceList } from '../useRowChoices.ts';
import type { RowFieldProps } from './rowFieldProps.ts';
import { SkillFields } from './SkillFields.tsx';

type LanguageSkillsFieldProps = RowFieldProps & {
  readonly languages: RowChoiceList;
  readonly subjectAreas: RowChoiceList;
};

/** The language skills that a row recommends; none is needed until the agreement goes to the partner network. */
export function LanguageSkillsField(props: LanguageSkillsFieldProps) {
  const { list, index, isDisabled } = props;
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(STUDENT_MOBILITY_FOR_STUDIES);
  const { control, getValues, setValue } = useFormContext<AgreementForm>();
  const name = `${list}.${index}.recommendedLanguageSkills` as const;
  const count = useWatch({ control, name, compute: countOf });
  const change = (next: (skills: readonly LanguageSkillForm[]) => LanguageSkillForm[]) =>
    setValue(name, next(getValues(name)), { shouldDirty: true });
  const isNeeded = isLanguageNeeded(list) && count === 0;
  const { errors } = useFormState({ control, name });
  const isMissing = errors[list]?.[index]?.recommendedLanguageSkills?.type !== undefined;
  return (
    <PartList
      name={name}
      legend={label('recommendedLanguageSkills')}
      error={isMissing ? t('agreementSteps.LanguageSkillsField.missing') : undefined}
      note={isNeeded && !isMissing ? t('agreementSteps.LanguageSkillsField.needed') : undefined}
      count={count}
      addLabel={t('agreementSteps.LanguageSkillsField.add')}
      removeLabel={(number) => t('agreementSteps.LanguageSkillsField.remove', { number })}
      onAdd={() => change((skills) => [...skills, LANGUAGE_SKILL_FORM.empty()])}
      onRemove={(removed) => change((skills) => skills.filter((_, place) => place !== removed))}
      isDisabled={isDisabled}
    >
      {(place) => <SkillFields {...props} place={place} />}
    </PartList>
  );
}

function countOf(skills: readonly unknown[]): number {
  return skills.length;
}
