import { useMemo } from 'react';
import { nameIn, namesOf } from 'shared-contracts/text/names.ts';
import { LANGUAGE_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { useApi, useQuery } from 'shared-client';
import { sortByLabel } from 'shared-record/model';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { SelectField, TextField, useController, YesNoField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { globalLanguagesQuery } from '../../api/formChoices.queries.ts';
import { ReferenceField } from '../../components/ReferenceField.tsx';
import { useMemberProps } from '../../components/useMemberProps.ts';
import { CERTIFICATE_LEVELS } from '../../model/answers/certificateLevels.ts';

/** One language with the levels that its certificates say. */
export function LanguageFields({ index }: { readonly index: number }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const field = useMemberProps(LANGUAGE_DATA, `languageData.${index}`);
  const languages = useQuery(globalLanguagesQuery(useApi()));
  const options = useMemo(
    () =>
      sortByLabel(
        (languages.data?.value ?? [])
          .map(({ id, languageName, languageNameGR }) => ({ id, name: languageName, nameGR: languageNameGR }))
          .map((one) => ({ value: one.id, label: nameIn(one, language), search: namesOf(one, language) })),
        language,
      ),
    [languages.data, language],
  );
  const levels = CERTIFICATE_LEVELS.map((value) => ({ value, label: t(`applicationForm.level.${value}`) }));
  const state = field('stateCertificate');
  const hasState = useController({ control: state.control, name: `languageData.${index}.stateCertificate` });
  return (
    <>
      <ReferenceField
        {...field('language')}
        options={options}
        query={languages}
        emptyLabel={t('applicationForm.none')}
      />
      <SelectField
        {...field('certificateLevel')}
        placeholder={t('applicationForm.choose')}
        options={levels}
      />
      <TextField {...field('certificateTitle')} />
      <YesNoField
        label={state.label}
        value={hasState.field.value}
        onChange={hasState.field.onChange}
        isDisabled={state.isDisabled}
      />
      {hasState.field.value && (
        <SelectField
          {...field('stateCertificateLevel')}
          placeholder={t('applicationForm.choose')}
          options={levels}
        />
      )}
    </>
  );
}
