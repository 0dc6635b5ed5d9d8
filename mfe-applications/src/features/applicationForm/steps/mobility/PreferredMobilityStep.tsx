import { useApplicationForm, useNextBlock } from '../../formContext.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import {
  Alert,
  apiErrorText,
  errorReference,
  ErrorState,
  LoadingState,
  Stack,
  useTranslation,
} from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { MobilityEntries } from './components/MobilityEntries.tsx';
import { NoChoices } from './components/NoChoices.tsx';
import { isBegun, placeProblem } from './model/mobilityProblems.ts';
import { useMobilityChoices } from '../../useMobilityChoices.ts';

/** Where the student would like to go, chosen from the agreements of the department. Source: specification document 3, section 2, step 3. */
export function PreferredMobilityStep() {
  const { t } = useTranslation(MODULE_ID);
  const { type, isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const entries = useWatch({ control, name: 'prefferedMobility' });
  const departmentId = useWatch({ control, name: 'studiesData.department' });
  const { choices, year, query } = useMobilityChoices(departmentId);

  const unfit = entries.flatMap((entry, index) =>
    placeProblem(type, entry, choices) === null ? [] : [index + 1],
  );
  const isEmpty = choices !== null && choices.length === 0;
  useNextBlock(
    isReadOnly
      ? undefined
      : departmentId === null
        ? t('preferredMobility.block.department')
        : query.isLoading
          ? t('preferredMobility.block.loading')
          : isEmpty
            ? t('preferredMobility.block.none')
            : unfit.length > 0
              ? t('preferredMobility.block.unfit', { numbers: unfit.join(', ') })
              : undefined,
  );

  if (query.isLoading) return <LoadingState label={t('preferredMobility.loading')} />;
  if (query.isError && choices === null && !isReadOnly) {
    return (
      <ErrorState
        title={apiErrorText(query.error, t)}
        message={t('preferredMobility.failed')}
        reference={errorReference(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const hasChoices = choices !== null && choices.length > 0;
  return (
    <Stack gap="L">
      {!isReadOnly && departmentId === null && (
        <Alert kind="information">{t('preferredMobility.departmentFirst')}</Alert>
      )}
      {!isReadOnly && isEmpty && departmentId !== null && (
        <NoChoices departmentId={departmentId} year={academicYearName(year)} />
      )}
      {(isReadOnly || hasChoices || entries.some(isBegun)) && (
        <MobilityEntries choices={choices ?? []} isKnown={choices !== null} year={year} />
      )}
    </Stack>
  );
}
