import { LAST_ACADEMIC_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { useMemo, useState } from 'react';
import { useApi, useQuery } from 'shared-client';
import { useMemberLabel } from 'shared-record/pages';
import { academicYearsQuery } from 'shared-record/reference';
import { Alert, Button, makeStyles, useTranslation } from 'shared-ui/core';
import { SelectField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm } from '../../model/form/agreementForm.ts';
import { toYearChoices } from '../../../../lib/yearChoices.ts';
import { useWizard } from '../../wizardContext.ts';

/** First and last academic year; a year that the agreement has already can be kept. Without an answer one can choose all the same. */
export function YearFields() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(AGREEMENT);
  const styles = useStyles();
  const { isReadOnly } = useWizard();
  const { control, formState } = useFormContext<AgreementForm>();
  const [now] = useState(() => new Date());
  const { startYear = null, endYear = null } = formState.defaultValues ?? {};
  const years = useQuery(academicYearsQuery(useApi(), LAST_ACADEMIC_YEAR));
  const known = years.data?.value;
  const startYears = useMemo(
    () => toYearChoices('startYear', startYear, now, known),
    [startYear, now, known],
  );
  const endYears = useMemo(() => toYearChoices('endYear', endYear, now, known), [endYear, now, known]);
  const shared = {
    control,
    valueAs: 'number',
    placeholder: t('agreementWizard.YearFields.choose'),
    isRequired: !isReadOnly,
    isDisabled: isReadOnly,
  } as const;
  return (
    <>
      {years.isError && (
        <div className={styles.whole}>
          <Alert
            kind="warning"
            action={
              <Button size="small" isBusy={years.isFetching} onClick={() => void years.refetch()}>
                {t('agreementWizard.YearFields.retry')}
              </Button>
            }
          >
            {t('agreementWizard.YearFields.failed')}
          </Alert>
        </div>
      )}
      <SelectField {...shared} name="startYear" label={label('startYear')} options={startYears} />
      <SelectField {...shared} name="endYear" label={label('endYear')} options={endYears} />
    </>
  );
}

const useStyles = makeStyles({ whole: { gridColumn: '1 / -1' } });
