import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { PartList } from 'shared-record/edit';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm } from '../../formContext.ts';
import { ENTRY_FORMS, type ApplicationForm } from '../../model/form/applicationForm.ts';
import { LanguageFields } from './LanguageFields.tsx';

const LIST = 'languageData';

/** Languages that the student knows, each with its certificates. Source: specification document 3, section 2, step 4. */
export function LanguagesStep() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(APPLICATION);
  const { isReadOnly } = useApplicationForm();
  const { control, getValues, setValue } = useFormContext<ApplicationForm>();
  const languages = useWatch({ control, name: LIST });
  const change = (next: (languages: ApplicationForm[typeof LIST]) => ApplicationForm[typeof LIST]) =>
    setValue(LIST, next(getValues(LIST)), { shouldDirty: true });
  const isEmpty = languages.length === 0;
  return (
    <PartList
      name={`${LIST}.root`}
      legend={label(LIST)}
      note={t(isEmpty ? 'applicationForm.LanguagesStep.empty' : 'applicationForm.LanguagesStep.note')}
      count={languages.length}
      addLabel={t('applicationForm.LanguagesStep.add')}
      removeLabel={(number) => t('applicationForm.LanguagesStep.remove', { number })}
      onAdd={() => change((all) => [...all, ENTRY_FORMS[LIST].empty()])}
      onRemove={(removed) => change((all) => all.filter((_, place) => place !== removed))}
      isDisabled={isReadOnly}
    >
      {(index) => <LanguageFields key={languages[index]?.key ?? index} index={index} />}
    </PartList>
  );
}
