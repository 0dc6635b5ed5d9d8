import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { languagesEditSchema } from 'shared-contracts/bulk/otherEdits.ts';
import {
  LANGUAGE_LEVELS,
  type LanguageLevel,
  languageLevelText,
  STUDY_CYCLES,
  type StudyCycle,
  studyCycleText,
} from 'shared-contracts/reference/levels.ts';
import { useApi, useQuery } from 'shared-client';
import { schemaIssues, toNamedOptions } from 'shared-record/model';
import { languagesQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FieldGrid, resolveBy, SelectField, useForm } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { mobilityListText } from '../model/editText.ts';
import type { JobChoice } from './Preview.tsx';
import { PreviewForm } from './PreviewForm.tsx';
import { RecordField } from './RecordField.tsx';

type Asked = {
  readonly level: LanguageLevel | '';
  readonly language: number | null;
  readonly list: MobilityList | '';
  readonly studyCycle: StudyCycle | '';
};

/** Asks which level recommended languages get, and in which rows. */
export function LanguagesForm({ job }: { readonly job: JobChoice }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag, language } = useLanguage();
  const languages = useQuery(languagesQuery(useApi()));
  const form = useForm<Asked>({
    defaultValues: { level: '', language: null, list: '', studyCycle: '' },
    resolver: resolveBy((values) => schemaIssues(languagesEditSchema, editOf(values))),
  });
  const { control } = form;
  return (
    <PreviewForm job={job} form={form} toInput={(values) => ({ edit: { languages: editOf(values) } })}>
      <FieldGrid columns={2}>
        <SelectField
          name="level"
          control={control}
          label={t('bulkWork.LanguagesForm.level')}
          options={LANGUAGE_LEVELS.map((level) => ({ value: level, label: languageLevelText(level, tag) }))}
          isRequired
          placeholder={t('bulkWork.LanguagesForm.choose')}
        />
        <RecordField
          name="language"
          control={control}
          label={t('bulkWork.LanguagesForm.language')}
          options={toNamedOptions(languages.data?.value ?? [], language)}
          query={languages}
          emptyLabel={t('bulkWork.LanguagesForm.all')}
          placeholder={t('bulkWork.LanguagesForm.all')}
        />
        <SelectField
          name="list"
          control={control}
          label={t('bulkWork.LanguagesForm.list')}
          options={MOBILITY_LISTS.map((list) => ({ value: list, label: mobilityListText(list, tag) }))}
          placeholder={t('bulkWork.LanguagesForm.all')}
        />
        <SelectField
          name="studyCycle"
          control={control}
          label={t('bulkWork.LanguagesForm.studyCycle')}
          hint={t('bulkWork.LanguagesForm.studyCycleHint')}
          options={STUDY_CYCLES.map((cycle) => ({ value: cycle, label: studyCycleText(cycle, tag) }))}
          placeholder={t('bulkWork.LanguagesForm.all')}
        />
      </FieldGrid>
    </PreviewForm>
  );
}

/** What was not chosen is not part of the edit. */
function editOf({ level, language, list, studyCycle }: Asked): object {
  return {
    level: level === '' ? undefined : level,
    ...(language !== null && { language }),
    ...(list !== '' && { list }),
    ...(studyCycle !== '' && { studyCycle }),
  };
}
