import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { LANGUAGE_LEVELS, languageLevelText } from 'shared-contracts/reference/levels.ts';
import {
  LANGUAGE_SKILL_SUBJECT_AREA,
  ROW_LANGUAGE_SKILL,
} from 'shared-contracts/agreements/members/mobilityRowParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField, SelectField, TextField, useController, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { RowChoiceList } from '../useRowChoices.ts';
import { RowChoiceField } from './RowChoiceField.tsx';
import type { RowFieldProps } from './rowFieldProps.ts';

type SkillFieldsProps = RowFieldProps & {
  readonly place: number;
  readonly languages: RowChoiceList;
  readonly subjectAreas: RowChoiceList;
};

/** One language that a row recommends, how well, and for which subject area where it is not for all of the row's. */
export function SkillFields({ list, index, place, isDisabled, languages, subjectAreas }: SkillFieldsProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(ROW_LANGUAGE_SKILL);
  const { tag } = useLanguage();
  const { control } = useFormContext<AgreementForm>();
  const path = `${list}.${index}.recommendedLanguageSkills.${place}` as const;
  return (
    <>
      <RowChoiceField
        name={`${path}.language`}
        label={label('language')}
        choices={languages}
        isDisabled={isDisabled}
      />
      <SelectField
        control={control}
        name={`${path}.languageLevel`}
        label={label('languageLevel')}
        placeholder={t('agreementSteps.LanguageSkillsField.chooseLevel')}
        options={LANGUAGE_LEVELS.map((level) => ({ value: level, label: languageLevelText(level, tag) }))}
        isRequired
        isDisabled={isDisabled}
      />
      <SkillSubjectArea
        name={`${path}.subjectAreaWithClarification`}
        choices={subjectAreas}
        isDisabled={isDisabled}
      />
    </>
  );
}

type SkillSubjectAreaProps = {
  readonly name: `${RowFieldProps['list']}.${number}.recommendedLanguageSkills.${number}.subjectAreaWithClarification`;
  readonly choices: RowChoiceList;
  readonly isDisabled: boolean;
};

/** Without a subject area there is nothing to clarify. */
function SkillSubjectArea({ name, choices, isDisabled }: SkillSubjectAreaProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(LANGUAGE_SKILL_SUBJECT_AREA);
  const { control } = useFormContext<AgreementForm>();
  const { field } = useController({ control, name });
  const { fieldState } = useController({ control, name: `${name}.subjectArea` });
  const area = field.value;
  const id = area?.subjectArea ?? null;
  return (
    <>
      <ComboField
        name={`${name}.subjectArea`}
        inputRef={field.ref}
        onBlur={field.onBlur}
        label={label('subjectArea')}
        options={choices.options}
        chosen={id === null ? null : { value: id, label: choices.labels.get(id) ?? '' }}
        onChoose={(option) =>
          field.onChange(
            option === null ? null : { subjectArea: option.value, clarification: area?.clarification ?? '' },
          )
        }
        emptyLabel={t('agreementSteps.LanguageSkillsField.allAreas')}
        placeholder={t('agreementSteps.LanguageSkillsField.allAreas')}
        error={fieldState.error}
        isDisabled={isDisabled}
        isLoading={choices.isLoading}
        onRetry={choices.onRetry}
      />
      {area !== null && (
        <TextField
          control={control}
          name={`${name}.clarification`}
          label={label('clarification')}
          {...inputProps(LANGUAGE_SKILL_SUBJECT_AREA.fields.clarification)}
          isDisabled={isDisabled}
        />
      )}
    </>
  );
}
