import { useMemo, useState } from 'react';
import { useTranslation } from 'shared-ui/core';
import { SelectField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm } from '../../model/agreementForm.ts';
import { toYearChoices } from '../../model/yearChoices.ts';
import { useWizard } from '../../wizardContext.ts';

/** First and last academic year; a year that the agreement has already can be kept. */
export function YearFields() {
  const { t } = useTranslation(MODULE_ID);
  const { isReadOnly } = useWizard();
  const { control, formState } = useFormContext<AgreementForm>();
  const [now] = useState(() => new Date());
  const { startYear = null, endYear = null } = formState.defaultValues ?? {};
  const startYears = useMemo(() => toYearChoices('startYear', startYear, now), [startYear, now]);
  const endYears = useMemo(() => toYearChoices('endYear', endYear, now), [endYear, now]);
  const shared = {
    control,
    valueAs: 'number',
    placeholder: t('agreementWizard.YearFields.choose'),
    isRequired: true,
    isDisabled: isReadOnly,
  } as const;
  return (
    <>
      <SelectField
        {...shared}
        name="startYear"
        label={t('agreementWizard.members.startYear')}
        options={startYears}
      />
      <SelectField
        {...shared}
        name="endYear"
        label={t('agreementWizard.members.endYear')}
        options={endYears}
      />
    </>
  );
}
