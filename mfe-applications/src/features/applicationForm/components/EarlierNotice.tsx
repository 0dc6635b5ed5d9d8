import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { Alert, Button, useTranslation } from 'shared-ui/core';
import { useFormContext, useFormState } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';

type EarlierNoticeProps = {
  readonly year: number | null;
  readonly onEmpty: (() => void) | undefined;
};

/** Says that the form begins with an earlier application's answers; while nothing is changed, it can be emptied. */
export function EarlierNotice({ year, onEmpty }: EarlierNoticeProps) {
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<ApplicationForm>();
  const { isDirty } = useFormState({ control });
  return (
    <Alert
      kind="information"
      action={
        onEmpty &&
        !isDirty && (
          <Button size="small" onClick={onEmpty}>
            {t('applicationForm.EarlierNotice.empty')}
          </Button>
        )
      }
    >
      {year === null
        ? t('applicationForm.EarlierNotice.text')
        : t('applicationForm.EarlierNotice.ofYear', { year: academicYearName(year) })}{' '}
      {t('applicationForm.EarlierNotice.check')}
    </Alert>
  );
}
